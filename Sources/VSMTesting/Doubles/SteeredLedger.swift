import Foundation

/// Writes down the calls of one steered dependency, and passes the answers on.
///
/// Unchecked, since the compiler cannot see that the lock guards everything that varies. What is passed on runs code of
/// others, and therefore after the lock is free.
final class SteeredLedger<Input: Sendable, Output: Sendable>: @unchecked Sendable {
  typealias Call = SteeredCall<Input, Output>

  /// Who waits for the answers to one call.
  private struct Waiter {
    /// Whether the first value is all that it waits for.
    let wantsOneValue: Bool
    let receive: @Sendable (SteeredAnswer<Output>) -> Void
  }

  let name: String
  private let ignoresCancellation: Bool

  private let lock = NSLock()
  private var entries: [Call] = []
  /// Who waits, by the number of the call.
  private var waiters: [Int: Waiter] = [:]

  init(name: String, ignoresCancellation: Bool) {
    self.name = name
    self.ignoresCancellation = ignoresCancellation
  }

  var calls: [Call] { lock.withLock { entries } }

  var pendingCalls: [Call] { lock.withLock { entries.filter { waiters[$0.number] != nil } } }

  /// Writes a call down, and returns its number.
  func open(_ input: Input) -> Int {
    lock.withLock {
      entries.append(Call(number: entries.count + 1, input: input, ledger: self))
      return entries.count
    }
  }

  /// Lets a call wait for its answers.
  ///
  /// - Parameter receive: Called with each answer, and with a `CancellationError` when the call is cancelled.
  func wait(
    _ number: Int, wantsOneValue: Bool = false, receive: @escaping @Sendable (SteeredAnswer<Output>) -> Void
  ) {
    lock.withLock { waiters[number] = Waiter(wantsOneValue: wantsOneValue, receive: receive) }
  }

  /// Notes that the caller has given up. Unless cancellation is ignored, the call ends with it.
  func cancel(_ number: Int) {
    let waiter: Waiter? = lock.withLock {
      guard entries[number - 1].isOpen else { return nil }
      entries[number - 1].isCancelled = true
      return ignoresCancellation ? nil : waiters.removeValue(forKey: number)
    }
    waiter?.receive(.failure(CancellationError()))
  }

  /// Passes an answer on.
  ///
  /// - Returns: Whether the call was waiting for one.
  func answer(_ number: Int, with answer: SteeredAnswer<Output>) -> Bool {
    let waiter = lock.withLock {
      let waiter = waiters[number]
      if answer.isLast || waiter?.wantsOneValue == true {
        waiters[number] = nil
        entries[number - 1].isOpen = false
      }
      return waiter
    }
    waiter?.receive(answer)
    return waiter != nil
  }

  /// Ends every call that waits.
  func release() {
    let released = lock.withLock {
      defer { waiters = [:] }
      return waiters.values
    }
    for waiter in released { waiter.receive(.failure(CancellationError())) }
  }
}

extension SteeredAnswer {
  fileprivate var isLast: Bool {
    if case .value = self { false } else { true }
  }
}
