import CombineShim
import Foundation
import SwiftUIShim
import ToDo

/// The Add screen. It creates its input and shows its output.
struct AddView: View {
  @StateObject private var controls: Controls
  @FocusState private var isTitleFocused: Bool

  struct Input {
    /// The current title, and each change of it.
    let title: AnyPublisher<String, Never>
    /// Each picked date.
    let date: AnyPublisher<Date, Never>
    /// Taps on `Save`, and Return in the title's field. They are dropped without demand.
    let save: AnyPublisher<Void, Never>
    let cancel: AnyPublisher<Void, Never>
  }

  struct Output {
    let date: AnyPublisher<Date, Never>
    let earliestDate: AnyPublisher<Date, Never>
    let isSaveEnabled: AnyPublisher<Bool, Never>
    let isSaving: AnyPublisher<Bool, Never>
  }

  init(buildOutput: @escaping @MainActor (Input) -> Output) {
    _controls = StateObject(wrappedValue: Controls(buildOutput: buildOutput))
  }

  var body: some View {
    Form {
      TextField("Title", text: $controls.title)
        .focused($isTitleFocused)
        .onSubmit { controls.save.send() }
      DatePicker(
        "Date", selection: $controls.date, in: controls.earliestDate..., displayedComponents: .date)
      Text(UpcomingDays.hint)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .disabled(controls.isSaving)
    .navigationTitle("New To-do")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { controls.cancel.send() }
          .disabled(controls.isSaving)
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { controls.save.send() }
          .disabled(!controls.isSaveEnabled)
      }
    }
    .interactiveDismissDisabled(controls.isSaving)
    .onAppear { isTitleFocused = true }
  }

  /// The values of the controls, and the events from them.
  @MainActor
  private final class Controls: ObservableObject {
    @Published var title = ""
    @Published private(set) var earliestDate = Date.distantPast
    @Published private(set) var isSaveEnabled = false
    @Published private(set) var isSaving = false
    let save = PassthroughSubject<Void, Never>()
    let cancel = PassthroughSubject<Void, Never>()
    @Published private var shownDate = Date.distantPast
    private let pickedDate = PassthroughSubject<Date, Never>()
    private var bindings: Set<AnyCancellable> = []

    var date: Date {
      get { shownDate }
      set { pickedDate.send(newValue) }
    }

    init(buildOutput: (Input) -> Output) {
      let output = buildOutput(
        Input(
          title: $title.eraseToAnyPublisher(),
          date: pickedDate.eraseToAnyPublisher(),
          save: save.eraseToAnyPublisher(),
          cancel: cancel.eraseToAnyPublisher()))
      output.date.sink { [weak self] in self?.shownDate = $0 }.store(in: &bindings)
      output.earliestDate.sink { [weak self] in self?.earliestDate = $0 }.store(in: &bindings)
      output.isSaving.sink { [weak self] in self?.isSaving = $0 }.store(in: &bindings)
      output.isSaveEnabled.sink { [weak self] in self?.isSaveEnabled = $0 }.store(in: &bindings)
    }
  }
}
