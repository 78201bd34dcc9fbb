import Foundation

/// Steers an action that is a task: says when it goes on, and with what.
final class TaskSource: @unchecked Sendable {
  // `@unchecked`: what varies is touched only under the lock.
  private let lock = NSLock()
  /// What was emitted and not taken; `nil` is the end.
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

  /// The next state, or `nil` at the end; waits where there is none, also when it is cancelled meanwhile if it is stubborn.
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

  /// On any thread; `nil` is the end.
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

  /// Lets the action go on without a state.
  func release() {
    let waiter = lock.withLock {
      isReleased = true
      return self.waiter.take()
    }
    waiter?.resume()
  }
}
