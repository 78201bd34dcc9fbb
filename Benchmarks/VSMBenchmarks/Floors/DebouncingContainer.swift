/// The smallest container that debounces: each call cancels the sleeping task and starts another one.
@MainActor
final class DebouncingContainer<State> {
  private(set) var state: State
  private var waiting: Task<Void, Never>?
  private let clock: any Clock<Duration>

  init(state: State, clock: any Clock<Duration>) {
    self.state = state
    self.clock = clock
  }

  func observe(_ action: @escaping () -> State, debounced dueTime: Duration) {
    waiting?.cancel()
    waiting = Task {
      if (try? await clock.sleep(for: dueTime)) != nil { state = action() }
    }
  }
}
