import Foundation

extension Steered {
  /// The dependency as a stream of values. Each call of this function is a call of the dependency.
  ///
  /// One task can iterate over the stream. When that task is canceled, the stream ends without an error, unless the
  /// double ignores cancellation. It also ends without an error when it is answered with a `CancellationError`.
  public func stream(_ input: Input) -> AsyncThrowingStream<Output, any Error> {
    let inbox = StreamInbox(ledger: ledger, input: input)
    return AsyncThrowingStream { try await inbox.next() }
  }

  /// The dependency as a stream that does not fail. A failure ends it.
  public func streamWithoutFailure(_ input: Input) -> AsyncStream<Output> {
    let inbox = StreamInbox(ledger: ledger, input: input)
    return AsyncStream { try? await inbox.next() }
  }
}

extension Steered where Input == Void {
  /// The dependency as a stream of values. Each call of this function is a call of the dependency.
  public func stream() -> AsyncThrowingStream<Output, any Error> { stream(()) }

  /// The dependency as a stream that does not fail. A failure ends it.
  public func streamWithoutFailure() -> AsyncStream<Output> { streamWithoutFailure(()) }
}

/// The answers to one call that its stream has not yet delivered.
///
/// Unchecked: the lock guards all mutable state.
private final class StreamInbox<Input: Sendable, Output: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var unseen: [SteeredAnswer<Output>] = []
  private var hasEnded = false
  private var wake: (@Sendable () -> Void)?
  private let ledger: SteeredLedger<Input, Output>
  private let number: Int

  init(ledger: SteeredLedger<Input, Output>, input: Input) {
    self.ledger = ledger
    number = ledger.open(input)
    ledger.wait(number) { [weak self] in self?.receive($0) }
  }

  deinit {
    ledger.cancel(number)
  }

  private func receive(_ answer: SteeredAnswer<Output>) {
    let wake = lock.withLock {
      unseen.append(answer)
      defer { self.wake = nil }
      return self.wake
    }
    wake?()
  }

  func next() async throws -> Output? {
    while true {
      switch lock.withLock({ unseen.isEmpty ? nil : unseen.removeFirst() }) {
      case .value(let value): return value
      case .success(let value):
        lock.withLock { unseen.insert(.finished, at: 0) }
        return value
      case .finished: return end()
      case .failure(let error):
        _ = end()
        if error is CancellationError { return nil }
        throw error
      case nil:
        if lock.withLock({ hasEnded }) { return nil }
        await wait()
      }
    }
  }

  private func end() -> Output? {
    lock.withLock { hasEnded = true }
    return nil
  }

  private func wait() async {
    let hold = Suspension("waits for the answer to call \(number) of \(ledger.name): answer that")
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let wake: @Sendable () -> Void = {
          hold.end()
          continuation.resume()
        }
        let isThere = lock.withLock {
          if unseen.isEmpty { self.wake = wake }
          return !unseen.isEmpty
        }
        if isThere { wake() }
      }
    } onCancel: {
      ledger.cancel(number)
    }
  }
}
