import CombineShim
import Foundation

/// A subscriber with explicit demand, whose events are an asynchronous stream.
///
/// Unchecked because `lock` protects the subscription, and the stream's continuation is thread-safe.
final class Received<Input: Sendable>: Subscriber, @unchecked Sendable {
  enum Event {
    case value(Input)
    case finished
    case failed(any Error)
  }

  private let lock = NSRecursiveLock()
  private var subscription: (any Subscription)?
  private let continuation: AsyncStream<Event>.Continuation
  let events: AsyncStream<Event>

  init() {
    (events, continuation) = AsyncStream.makeStream()
  }

  func demand(_ count: Int) {
    lock.withLock { subscription }?.request(.max(count))
  }

  func cancel() {
    lock.withLock { subscription }?.cancel()
  }

  func receive(subscription: any Subscription) {
    lock.withLock { self.subscription = subscription }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    continuation.yield(.value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<any Error>) {
    switch completion {
    case .finished: continuation.yield(.finished)
    case .failure(let error): continuation.yield(.failed(error))
    }
  }
}
