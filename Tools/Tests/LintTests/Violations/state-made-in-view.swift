// vsm:disable state-without-way-out -- This is a sample of another rule.
import SwiftUIShim
import VSM

enum LampViewState {
  case off(OffModel)
  case on(brightness: Int)
}

struct OffModel {
  func turnOn() -> LampViewState { .on(brightness: 1) }
  func dim() async -> LampViewState { .on(brightness: 0) }
}

struct LampView: View {
  @ViewState var state: LampViewState

  var body: some View {
    VStack {
      if case .off(let model) = state {
        Button("On") { $state.observe(model.turnOn()) }
        Button("Dim") { $state.observe { await model.dim() } }
      }
      Button("Bright") { $state.observe(.on(brightness: 9)) }  // expect: state-made-in-view
      Button("Bright") { $state.observe { .on(brightness: 9) } }  // expect: state-made-in-view
      Button("Off") { turnOff() }
    }
  }

  /// The initial state of another view is no action.
  var detail: some View { LampView(state: .on(brightness: 1)) }
}

extension LampView {
  func turnOff() {
    $state.observe(LampViewState.off(OffModel()))  // expect: state-made-in-view
  }
}

/// Outside of views, a state may be set, as in tests.
struct Switch {
  let container: StateContainer<LampViewState>

  @MainActor func turnOn() { container.observe(.on(brightness: 1)) }
}
