/// The smallest container: it cancels the running task and sets the state.
@MainActor
final class SmallestContainer<State> {
  private(set) var state: State
  private var running: Task<Void, Never>?

  init(state: State) {
    self.state = state
  }

  func observe(_ state: State) {
    running?.cancel()
    running = nil
    self.state = state
  }
}
