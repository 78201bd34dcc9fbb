/// The smallest container there can be: it cancels what runs, and sets the state.
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
