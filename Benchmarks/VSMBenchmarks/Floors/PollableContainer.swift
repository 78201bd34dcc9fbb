/// The smallest container in which one task can wait for the next state.
@MainActor
final class PollableContainer<State> {
  private(set) var state: State
  private var running: Task<Void, Never>?
  private let gate = Gate()

  init(state: State) {
    self.state = state
  }

  func observe(_ state: State) {
    running?.cancel()
    running = nil
    self.state = state
    gate.open()
  }

  func nextState() async -> State {
    await gate.pass()
    return state
  }
}
