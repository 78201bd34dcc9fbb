import Foundation

/// Controls an action that is a task: when it continues, and with which state.
final class TaskSource: @unchecked Sendable {
  // `@unchecked`: mutable properties are accessed only under the lock.
  private let lock = NSLock()
  /// Emissions that were not received yet; `nil` is the end.
  private var arrivals: [Int?]
  private var waiter: CheckedContinuation<Void, Never>?
  private var isComplete: Bool
  private var isCancelled = false
  private var isReleased = false
  private let action: ProgramAction
  private let onCancel: @Sendable () -> Void

  init(_ action: ProgramAction, onCancel: @escaping @Sendable () -> Void) {
    arrivals = action.shape.leadsAlone ? [] : action.leading
    if action.ends { arrivals.append(nil) }
    isComplete = action.ends
    self.action = action
    self.onCancel = onCancel
  }

  /// Returns the next state, or `nil` at the end. Waits for one, in a stubborn action even after its cancellation.
  nonisolated(nonsending) func next() async -> Int? {
    if let arrival = takeArrival() { return arrival }
    if lock.withLock({ isCancelled }) { return nil }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isNow = lock.withLock {
          if isReleased || !arrivals.isEmpty { return true }
          waiter = continuation
          return false
        }
        if isNow { continuation.resume() }
      }
    } onCancel: {
      lock.withLock { isCancelled = true }
      onCancel()
      if !action.isStubborn { release() }
    }
    return takeArrival() ?? nil
  }

  private func takeArrival() -> Int?? {
    lock.withLock { arrivals.isEmpty ? .none : .some(arrivals.removeFirst()) }
  }

  /// Emits a state, on any thread; `nil` is the end.
  func emit(_ state: Int?) {
    if state == nil, action.shape.isClosing { return }
    let waiter = lock.withLock {
      if isComplete { return nil as CheckedContinuation<Void, Never>? }
      arrivals.append(state)
      isComplete = state == nil
      return self.waiter.take()
    }
    waiter?.resume()
  }

  /// Continues the action without a state.
  func release() {
    let waiter = lock.withLock {
      isReleased = true
      return self.waiter.take()
    }
    waiter?.resume()
  }
}
