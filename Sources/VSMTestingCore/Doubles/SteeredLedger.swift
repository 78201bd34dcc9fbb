import Foundation

/// Records the calls of one steered dependency and delivers the answers.
///
/// It stores no ``SteeredCall``, since a call retains its ledger.
///
/// Unchecked: the lock guards all mutable state. Answers are delivered outside the lock, because receivers run code of
/// the test.
final class SteeredLedger<Input: Sendable, Output: Sendable>: @unchecked Sendable {
  typealias Call = SteeredCall<Input, Output>

  /// The receiver of the answers to one call.
  private struct Waiter {
    /// Whether the first value ends the call.
    let wantsOneValue: Bool
    let receive: @Sendable (SteeredAnswer<Output>) -> Void
  }

  private struct Entry {
    let input: Input
    var isCancelled = false
    /// Whether no answer has ended the call.
    var isOpen = true
    /// The receiver of the answers, or `nil` while the call is not pending.
    var waiter: Waiter?
  }

  let name: String
  private let ignoresCancellation: Bool

  private let lock = NSLock()
  /// The calls. The first has the number 1.
  private var entries: [Entry] = []
  /// The numbers of the pending calls, in ascending order.
  private var pending: [Int] = []
  /// The tests that wait for a call.
  private var tests: [ObjectIdentifier: CheckedContinuation<CallWait.Outcome, Never>] = [:]
  private var wasReleased = false

  init(name: String, ignoresCancellation: Bool) {
    self.name = name
    self.ignoresCancellation = ignoresCancellation
  }

  var calls: [Call] { lock.withLock { entries.indices.map { call($0 + 1) } } }

  var callCount: Int { lock.withLock { entries.count } }

  var pendingCalls: [Call] { lock.withLock { pending.map(call) } }

  /// Whether the double has been released, so that calls can no longer be answered.
  var isReleased: Bool { lock.withLock { wasReleased } }

  private func call(_ number: Int) -> Call {
    let entry = entries[number - 1]
    return Call(number: number, input: entry.input, isCancelled: entry.isCancelled, ledger: self)
  }

  /// Records a call and returns its number.
  func open(_ input: Input) -> Int {
    lock.withLock {
      // A call of a released double ends as soon as it waits, so it is not recorded.
      if wasReleased { return 0 }
      entries.append(Entry(input: input))
      return entries.count
    }
  }

  /// Makes a call pending. It ends immediately if the double has been released.
  ///
  /// - Parameter receive: Called with each answer, and with a `CancellationError` when the call is canceled.
  func wait(
    _ number: Int, wantsOneValue: Bool = false, receive: @escaping @Sendable (SteeredAnswer<Output>) -> Void
  ) {
    let resumed = lock.withLock { () -> [CheckedContinuation<CallWait.Outcome, Never>]? in
      if wasReleased { return nil }
      entries[number - 1].waiter = Waiter(wantsOneValue: wantsOneValue, receive: receive)
      let position = pending.lastIndex { $0 < number }.map { $0 + 1 } ?? 0
      pending.insert(number, at: position)
      defer { tests = [:] }
      return Array(tests.values)
    }
    guard let resumed else { return receive(.failure(CancellationError())) }
    for test in resumed { test.resume(returning: .progress) }
  }

  /// Suspends the current task until this many calls are pending, a new call becomes pending, or the wait ends.
  nonisolated(nonsending) func outcome(of wait: CallWait, position: Int) async -> CallWait.Outcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let outcome = lock.withLock { () -> CallWait.Outcome? in
          if Task.isCancelled { return .canceled }
          if pending.count >= position { return .progress }
          tests[ObjectIdentifier(wait)] = continuation
          return nil
        }
        if let outcome { continuation.resume(returning: outcome) }
      }
    } onCancel: {
      resume(wait, with: .canceled)
    }
  }

  /// Resumes the task of a wait.
  ///
  /// - Returns: Whether the task was suspended.
  @discardableResult
  func resume(_ wait: CallWait, with outcome: CallWait.Outcome) -> Bool {
    let test = lock.withLock { tests.removeValue(forKey: ObjectIdentifier(wait)) }
    test?.resume(returning: outcome)
    return test != nil
  }

  /// Records that the call was canceled, and ends it unless the double ignores cancellation.
  ///
  /// - Returns: Whether the call is still pending.
  @discardableResult
  func cancel(_ number: Int) -> Bool {
    let (waiter, isPending) = lock.withLock { () -> (Waiter?, Bool) in
      guard entries.indices.contains(number - 1), entries[number - 1].isOpen else { return (nil, false) }
      entries[number - 1].isCancelled = true
      if ignoresCancellation { return (nil, true) }
      return (takeWaiter(of: number), false)
    }
    waiter?.receive(.failure(CancellationError()))
    return isPending
  }

  /// Delivers an answer to a call.
  ///
  /// - Returns: Whether the call was pending.
  func answer(_ number: Int, with answer: SteeredAnswer<Output>) -> Bool {
    let waiter = lock.withLock { () -> Waiter? in
      guard entries.indices.contains(number - 1), let waiter = entries[number - 1].waiter else { return nil }
      if answer.isLast || waiter.wantsOneValue {
        entries[number - 1].isOpen = false
        return takeWaiter(of: number)
      }
      return waiter
    }
    waiter?.receive(answer)
    return waiter != nil
  }

  /// Removes and returns the receiver of the answers to a call, which is no longer pending.
  private func takeWaiter(of number: Int) -> Waiter? {
    pending.removeAll { $0 == number }
    return entries[number - 1].waiter.take()
  }

  /// Ends every pending call and removes all recorded calls, since they can no longer be answered.
  func release() {
    let released = lock.withLock {
      wasReleased = true
      pending = []
      defer { entries = [] }
      return entries
    }
    for entry in released { entry.waiter?.receive(.failure(CancellationError())) }
  }
}

extension SteeredAnswer {
  fileprivate var isLast: Bool {
    if case .value = self { false } else { true }
  }
}
