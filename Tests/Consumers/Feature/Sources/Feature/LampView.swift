import SwiftUIShim
import VSM

public enum LampViewState {
  case off(DarkLamp)
  case on
}

public struct DarkLamp {
  public init() {}

  public func turnOn() -> LampViewState { .on }
}

struct LampView: View {
  @ViewState var state: LampViewState

  var body: some View {
    switch state {
    case .off(let lamp): Button("Turn on") { $state.observe(lamp.turnOn()) }
    case .on: Text("On")
    }
  }
}
