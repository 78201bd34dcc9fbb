/// The smallest container for asynchronous actions: it cancels the running task, and starts the next one immediately.
///
/// It does nothing else: a running action retains the container, and a finished task is not released.
@MainActor
final class ImmediateContainer<State> {
  private(set) var state: State
  private var running: Task<Void, Never>?

  init(state: State) {
    self.state = state
  }

  func observe(_ action: nonisolated(nonsending) @escaping () async -> State) {
    running?.cancel()
    running = Task.immediate { @MainActor in
      let state = await action()
      if !Task.isCancelled { self.state = state }
    }
  }

  func observe(_ first: State, then action: nonisolated(nonsending) @escaping () async -> State) {
    state = first
    observe(action)
  }

  /// Sets each state that the work emits.
  func observe(emitting work: nonisolated(nonsending) @escaping (@MainActor (State) -> Void) async -> Void) {
    running?.cancel()
    running = Task.immediate { @MainActor in
      await work { state in
        if !Task.isCancelled { self.state = state }
      }
    }
  }

  func observe<S: AsyncSequence>(_ sequence: S) where S.Element == State, S.Failure == Never {
    running?.cancel()
    running = Task.immediate { @MainActor in
      for await state in sequence {
        if Task.isCancelled { return }
        self.state = state
      }
    }
  }

  func cancel() {
    running?.cancel()
  }
}
