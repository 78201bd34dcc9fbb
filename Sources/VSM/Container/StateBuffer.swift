/// The states that one iteration over `states` has yet to see.
@MainActor
@usableFromInline
final class StateBuffer<State> {
  private var unseen = Queue<State>()
  private var hasEnded = false
  private var waiter: Waiter?
  private var waits: UInt64 = 0

  private struct Waiter {
    let number: UInt64
    let continuation: CheckedContinuation<Void, Never>
  }

  init() {}

  init(current: State) {
    unseen.append(current)
  }

  @usableFromInline func append(_ state: State) {
    unseen.append(state)
    wake()
  }

  /// No further state will come; those not yet seen still do.
  func end() {
    hasEnded = true
    wake()
  }

  /// The oldest unseen state, or `nil` when the container is gone or the task cancelled.
  func next() async -> State? {
    while !Task.isCancelled {
      if let state = unseen.popFirst() { return state }
      if hasEnded { return nil }
      await wait()
    }
    return nil
  }

  private func wait() async {
    precondition(
      waiter == nil,
      "Two tasks iterate over the states of a container with copies of one iterator. "
        + "Let each task write its own `for await state in container.states`."
    )
    waits += 1
    let number = waits
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter = Waiter(number: number, continuation: $0) }
    } onCancel: {
      // This can run before the waiter is there, but the hop cannot: the main actor is busy making the waiter.
      Task { @MainActor in self.wake(number) }
    }
  }

  /// Wakes whoever waits; with a number only that wait, since a cancellation can arrive after its wait is over.
  private func wake(_ number: UInt64? = nil) {
    guard let waiter, number == nil || number == waiter.number else { return }
    self.waiter = nil
    waiter.continuation.resume()
  }
}
