import CombineShim
import ErrorMessages
import SwiftUIShim

/// The List screen. It creates its input and shows its output.
struct ListView: View {
  @StateObject private var controls: Controls

  struct Input {
    let add: AnyPublisher<Void, Never>
    /// Requests to read the list again.
    let refresh: AnyPublisher<Void, Never>
  }

  struct Output {
    let content: AnyPublisher<Content, Never>
    let isReading: AnyPublisher<Bool, Never>
  }

  enum Content: Equatable {
    case loading
    case sections([UpcomingDisplaySection])
    case failed(String)
  }

  init(buildOutput: @escaping @MainActor (Input) -> Output) {
    _controls = StateObject(wrappedValue: Controls(buildOutput: buildOutput))
  }

  var body: some View {
    content
      .navigationTitle("To-do")
      .toolbar {
        Button("Add") { controls.add.send() }
      }
      .refreshable { await controls.refreshUntilRead() }
  }

  @ViewBuilder private var content: some View {
    switch controls.content {
    case .loading:
      ProgressView("Loading")
    case .sections([]):
      List {
        Text("No upcoming to-dos")
          .foregroundStyle(.secondary)
      }
    case .sections(let sections):
      List {
        ForEach(sections) { section in
          Section(section.title) {
            ForEach(section.items, content: row)
          }
        }
      }
    case .failed(let message):
      VStack {
        ErrorMessage(message)
        Button("Retry") { controls.refresh.send() }
          .buttonStyle(.borderedProminent)
      }
    }
  }

  private func row(of item: UpcomingDisplayItem) -> some View {
    VStack(alignment: .leading) {
      Text(item.title)
      Text(item.day)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
  }

  /// The values of the controls, and the events from them.
  @MainActor
  private final class Controls: ObservableObject {
    @Published private(set) var content = Content.loading
    @Published private var isReading = false
    let add = PassthroughSubject<Void, Never>()
    let refresh = PassthroughSubject<Void, Never>()
    private var bindings: Set<AnyCancellable> = []

    init(buildOutput: (Input) -> Output) {
      let output = buildOutput(Input(add: add.eraseToAnyPublisher(), refresh: refresh.eraseToAnyPublisher()))
      output.content.sink { [weak self] in self?.content = $0 }.store(in: &bindings)
      output.isReading.sink { [weak self] in self?.isReading = $0 }.store(in: &bindings)
    }

    /// Requests to read the list again, and waits until it is read or the task is canceled.
    func refreshUntilRead() async {
      refresh.send()
      let (reading, end) = AsyncStream.makeStream(of: Void.self)
      let answer = $isReading.first { !$0 }.sink { _ in end.finish() }
      for await _ in reading {}
      answer.cancel()
    }
  }
}

/// A section of the List screen: a title and the texts of its to-dos.
struct UpcomingDisplaySection: Equatable, Identifiable {
  let title: String
  let items: [UpcomingDisplayItem]

  var id: String { title }
}

/// The texts of a to-do on the List screen.
struct UpcomingDisplayItem: Equatable, Identifiable {
  let id: String
  let title: String
  let day: String
}
