import VSM

/// The states that one container went through.
@MainActor
final class StateRecord {
  let container: StateContainerID
  /// The first is the one that the container was in when the record began.
  private(set) var states: [Any]

  init(of container: StateContainerID, from state: Any) {
    self.container = container
    states = [state]
  }

  func add(_ state: Any) {
    states.append(state)
  }
}
