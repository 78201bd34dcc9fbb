import CombineShim
import Foundation

/// A publisher that a test plays by hand; it sends whatever it is told to, wanted or not.
final class Upstream<Output>: Publisher {
  typealias Failure = Oops

  private let lock = NSLock()
  private var _subscriber: AnySubscriber<Output, Oops>?
  private var _requests: [Subscribers.Demand] = []
  private var _cancellations = 0
  private var _subscribers = 0

  /// Sends nothing by itself, unless this says what a request is answered with.
  var onRequest: (Subscribers.Demand) -> Void = { _ in }

  /// What has been asked for, through the subscription or as the answer to a value.
  var requests: [Subscribers.Demand] { lock.withLock { _requests } }
  var cancellations: Int { lock.withLock { _cancellations } }
  var subscribers: Int { lock.withLock { _subscribers } }

  /// All that has been asked for.
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

  /// Lets go of the subscriber, as a publisher does that has ended.
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
