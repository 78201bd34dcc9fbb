import CombineShim
import Foundation

/// A publisher that a test controls. It sends events regardless of demand.
final class Upstream<Output>: Publisher {
  typealias Failure = Oops

  private let lock = NSLock()
  private var _subscriber: AnySubscriber<Output, Oops>?
  private var _requests: [Subscribers.Demand] = []
  private var _cancellations = 0
  private var _subscribers = 0

  /// Returns the reaction to a request. By default, nothing is sent.
  var onRequest: (Subscribers.Demand) -> Void = { _ in }

  /// The requested demands, through the subscription or in response to a value.
  var requests: [Subscribers.Demand] { lock.withLock { _requests } }
  var cancellations: Int { lock.withLock { _cancellations } }
  var subscribers: Int { lock.withLock { _subscribers } }

  /// The total requested demand.
  var demand: Subscribers.Demand { requests.reduce(.none, +) }

  func receive<S: Subscriber>(subscriber: S) where S.Failure == Oops, S.Input == Output {
    lock.withLock {
      _subscriber = AnySubscriber(subscriber)
      _subscribers += 1
    }
    subscriber.receive(subscription: Link(upstream: self))
  }

  func send(_ value: Output) {
    guard let subscriber = lock.withLock({ _subscriber }) else { return }
    let more = subscriber.receive(value)
    if more > .none { note(more) }
  }

  func send(completion: Subscribers.Completion<Oops>) {
    lock.withLock { _subscriber }?.receive(completion: completion)
  }

  func send(subscription: any Subscription) {
    lock.withLock { _subscriber }?.receive(subscription: subscription)
  }

  /// Releases the subscriber, like a publisher that has completed.
  func forget() { lock.withLock { _subscriber = nil } }

  private func note(_ demand: Subscribers.Demand) {
    lock.withLock { _requests.append(demand) }
  }

  private final class Link: Subscription {
    let upstream: Upstream

    init(upstream: Upstream) { self.upstream = upstream }

    func request(_ demand: Subscribers.Demand) {
      upstream.note(demand)
      upstream.onRequest(demand)
    }

    func cancel() {
      upstream.lock.withLock { upstream._cancellations += 1 }
    }
  }
}
