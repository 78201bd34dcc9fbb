import VSM

/// The states that one container went through.
@MainActor
final class StateRecord {
  let container: StateContainerID
  /// The states. The first is the state at the start of the record.
  private(set) var states: [Any]

  init(of container: StateContainerID, from state: Any) {
    self.container = container
    states = [state]
  }

  func add(_ state: Any) {
    states.append(state)
  }
}
