import CombineShim
import Foundation

/// Returns the values that a publisher sends until it completes or has sent a given number of them.
///
/// ```swift
/// let states = await values(of: model.load())
/// let first = try await values(of: repository.names, count: 1)
/// ```
///
/// The values may come from any thread. If the task is canceled, the subscription is canceled, and the values so far
/// are returned. A wait that lasts for some seconds records a warning, and on Linux an error that ends the wait when
/// nothing in the process can continue without the test.
///
/// - Parameters:
///   - publisher: The publisher, such as the result of an action.
///   - count: The number of values before the subscription is canceled. An endless publisher needs it.
/// - Throws: The failure of the publisher.
nonisolated(nonsending) public func values<P: Publisher>(
  of publisher: P, count: Int = .max,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async throws(P.Failure) -> [P.Output] {
  precondition(count > 0, "The count \(count) is not valid: wait for at least one value.")
  let location = TestLocation(fileID, filePath, line, column)
  let published = PublishedValues<P.Output, P.Failure>(count: count)
  let wait = CallWait { [published] in published.resume(with: $1) }
  defer { wait.end() }
  published.subscribe(to: publisher)
  while true {
    switch await published.outcome() {
    case .progress, .canceled:
      return try published.end().get()
    case .lasting:
      let message = "The test has waited for \(wait.patience.warning) until a publisher completes. \(published.history)"
      TestFailure(message, at: location, severity: .warning).record()
    case .stuck:
      let message = """
        The test waited until a publisher completes, and nothing in its process can continue by itself. The wait was \
        ended. \(published.history) For an endless publisher, pass a count.
        """
      TestFailure(message, at: location).record()
      return try published.end().get()
    }
  }
}

/// A subscription that stores its values, and resumes a waiting test when it ends.
///
/// Unchecked: the lock guards all mutable state. Subscriptions are canceled and tests resumed outside the lock.
private final class PublishedValues<Output, Failure: Error>: @unchecked Sendable {
  private let count: Int
  private let lock = NSLock()
  private var values: [Output] = []
  private var failure: Failure?
  private var hasEnded = false
  private var subscription: AnyCancellable?
  private var test: CheckedContinuation<CallWait.Outcome, Never>?

  init(count: Int) { self.count = count }

  /// The number of values so far, as a sentence.
  var history: String {
    let count = lock.withLock { values.count }
    return "It has sent \(count) \(count == 1 ? "value" : "values")."
  }

  func subscribe(to publisher: some Publisher<Output, Failure>) {
    let subscription = publisher.sink { [self] completion in
      lock.withLock { if !hasEnded, case .failure(let error) = completion { failure = error } }
      finish()
    } receiveValue: { [self] value in
      let isLast = lock.withLock {
        guard !hasEnded, values.count < count else { return false }
        values.append(value)
        return values.count == count
      }
      if isLast { finish() }
    }
    let isOver = lock.withLock {
      if !hasEnded { self.subscription = subscription }
      return hasEnded
    }
    if isOver { subscription.cancel() }
  }

  private func finish() {
    let subscription = lock.withLock {
      hasEnded = true
      return self.subscription.take()
    }
    subscription?.cancel()
    resume(with: .progress)
  }

  /// Suspends the current task until the publisher ends or the wait is reported.
  nonisolated(nonsending) func outcome() async -> CallWait.Outcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let outcome = lock.withLock { () -> CallWait.Outcome? in
          if hasEnded { return .progress }
          if Task.isCancelled { return .canceled }
          test = continuation
          return nil
        }
        if let outcome { continuation.resume(returning: outcome) }
      }
    } onCancel: {
      resume(with: .canceled)
    }
  }

  /// Resumes the test.
  ///
  /// - Returns: Whether it was suspended.
  @discardableResult
  func resume(with outcome: CallWait.Outcome) -> Bool {
    let test = lock.withLock { self.test.take() }
    test?.resume(returning: outcome)
    return test != nil
  }

  /// Cancels the subscription, and returns the values or the failure.
  func end() -> Result<[Output], Failure> {
    finish()
    return lock.withLock { failure.map { .failure($0) } ?? .success(values) }
  }
}
