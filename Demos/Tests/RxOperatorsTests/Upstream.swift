import CombineShim

enum Oops: Error { case first, second }

/// A publisher that a test controls from one thread, and the subscription to it. It sends events regardless of demand.
final class Upstream<Output>: Publisher, Subscription {
  typealias Failure = Oops

  private(set) var subscribers = 0
  private(set) var cancellations = 0
  private(set) var requests: [Subscribers.Demand] = []
  private var subscriber: AnySubscriber<Output, Oops>?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Oops {
    self.subscriber = AnySubscriber(subscriber)
    subscribers += 1
    subscriber.receive(subscription: self)
  }

  func request(_ demand: Subscribers.Demand) { requests.append(demand) }
  func cancel() { cancellations += 1 }
  func send(_ value: Output) { if let more = subscriber?.receive(value), more > .none { requests.append(more) } }
  func send(completion: Subscribers.Completion<Oops>) { subscriber?.receive(completion: completion) }
  /// Releases the subscriber, like a publisher that has completed.
  func forget() { subscriber = nil }
}
