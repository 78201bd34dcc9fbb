import CombineShim
import SwiftUIShim

/// The List screen. It makes its input and knows nothing else.
struct ListView: View {
  @StateObject private var controls: Controls

  struct Input {
    let add: AnyPublisher<Void, Never>
  }

  init(buildOutput: @escaping @MainActor (Input) -> Void) {
    _controls = StateObject(wrappedValue: Controls(buildOutput: buildOutput))
  }

  var body: some View {
    Text("No upcoming to-dos")
      .foregroundStyle(.secondary)
      .navigationTitle("To-do")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add") { controls.add.send() }
        }
      }
  }

  /// What people touch.
  @MainActor
  private final class Controls: ObservableObject {
    let add = PassthroughSubject<Void, Never>()

    init(buildOutput: (Input) -> Void) {
      buildOutput(Input(add: add.eraseToAnyPublisher()))
    }
  }
}
