/// The states that an iteration has not yet returned.
@MainActor
@usableFromInline
final class StateBuffer<State> {
  private var unseen = Queue<State>()
  private var hasEnded = false
  private var waiter: Waiter?
  private var waits: UInt64 = 0

  private struct Waiter {
    let number: UInt64
    /// Resumed with whether the iteration may continue.
    let continuation: CheckedContinuation<Bool, Never>
  }

  init() {}

  init(current: State) { unseen.append(current) }

  @usableFromInline func append(_ state: State) {
    unseen.append(state)
    wake()
  }

  /// Ends the iteration after the remaining states.
  func end() {
    hasEnded = true
    wake()
  }

  /// Removes and returns the oldest state, or returns `nil` after the container was released or the task was canceled.
  func next() async -> State? {
    while !Task.isCancelled {
      if let state = unseen.popFirst() { return state }
      if hasEnded { return nil }
      guard await wait() else { return nil }
    }
    return nil
  }

  /// Suspends until there is a state, the end or a cancellation.
  ///
  /// - Returns: Whether the iteration may continue. It ends if another task waits with a copy of the same iterator.
  private func wait() async -> Bool {
    waits += 1
    let number = waits
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A task that prefers an executor is suspended before this closure runs, and a state can arrive meanwhile.
        if !unseen.isEmpty || hasEnded || Task.isCancelled { return continuation.resume(returning: true) }
        guard waiter == nil else {
          Misuse.report(
            """
            Two tasks iterate over the states of a container of \(State.self) with copies of one iterator, so the \
            iteration of the second one ends. Let each task write its own `for await state in container.states`.
            """, at: State.self)
          return continuation.resume(returning: false)
        }
        waiter = Waiter(number: number, continuation: continuation)
      }
    } onCancel: {
      Task { @MainActor in self.wake(number) }
    }
  }

  /// Resumes the waiting task, and with a number only during that wait, since a cancellation can arrive after its wait.
  private func wake(_ number: UInt64? = nil) {
    guard let waiter, number == nil || number == waiter.number else { return }
    self.waiter = nil
    waiter.continuation.resume(returning: true)
  }
}
