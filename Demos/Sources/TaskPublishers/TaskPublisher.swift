import CombineShim

/// Publishes what a task sends; each subscriber gets a task of its own, ended with its subscription.
///
/// The task starts with the first demand and runs off the main actor. It waits in `send` until its value is
/// demanded, and finds itself cancelled once the subscription is. What it throws is the publisher's failure.
public struct TaskPublisher<Output: Sendable>: Publisher {
  public typealias Failure = any Error

  /// Delivers one value, and throws `CancellationError` once nobody listens.
  public typealias Send = @Sendable (Output) async throws -> Void

  private let work: @Sendable (Send) async throws -> Void

  /// Publishes each value that `work` passes to its argument, and finishes when `work` returns.
  public init(sending work: @escaping @Sendable (_ send: Send) async throws -> Void) {
    self.work = work
  }

  /// Publishes the one value that `work` returns, or its error.
  public init(_ work: @escaping @Sendable () async throws -> Output) {
    self.init(sending: { send in try await send(work()) })
  }

  /// Publishes the elements of a sequence, iterated anew for each subscriber.
  public init<Elements: AsyncSequence & Sendable>(_ elements: Elements) where Elements.Element == Output {
    self.init(sending: { send in
      for try await element in elements { try await send(element) }
    })
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == any Error {
    subscriber.receive(subscription: TaskSubscription(downstream: AnySubscriber(subscriber), work: work))
  }
}
