import CombineShim

/// A publisher of the values that a task sends. Each subscriber gets its own task, which ends with its subscription.
///
/// The task starts with the first demand and runs off the main actor. `send` waits until there is demand for the value.
/// Canceling the subscription cancels the task. An error of the task is the publisher's failure.
public struct TaskPublisher<Output: Sendable>: Publisher {
  public typealias Failure = any Error

  /// Sends one value, or throws `CancellationError` if the subscription is canceled.
  public typealias Send = @Sendable (Output) async throws -> Void

  private let work: @Sendable (Send) async throws -> Void

  /// Publishes each value that `work` sends, and finishes when `work` returns.
  public init(sending work: @escaping @Sendable (_ send: Send) async throws -> Void) {
    self.work = work
  }

  /// Publishes the value that `work` returns, or its error.
  public init(_ work: @escaping @Sendable () async throws -> Output) {
    self.init(sending: { send in try await send(work()) })
  }

  /// Publishes the elements of a sequence, with a new iterator for each subscriber.
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
