@_spi(FanIn) import CombineShim
import Foundation

/// A subject that replays its newest values to each new subscriber.
///
/// Up to `bufferSize` values are stored. A subscriber receives those first, then later values, then the completion. A
/// subscriber after the completion receives the stored values and the completion. Up to `bufferSize` of the newest
/// values are kept for a subscriber without demand. A completion, including a failure, follows them. All subscribers
/// receive values in the same order, even if several threads send them, and one at a time.
public final class ReplaySubject<Output, Failure: Error>: Subject {
  private let bufferSize: Int
  private let lock = NSLock()
  private var buffer: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  private var listeners: [any ReplaySubscriber<Output, Failure>] = []
  private var upstreams: [any Subscription] = []

  /// Creates a subject that stores up to `bufferSize` values, or all values for `.max`.
  public init(bufferSize: Int) {
    precondition(bufferSize >= 0, "The buffer size of a replay subject is \(bufferSize). Pass 0 or more.")
    self.bufferSize = bufferSize
  }

  deinit {
    for subscription in upstreams { subscription.cancel() }
  }

  public func send(subscription: any Subscription) {
    let isOpen = lock.withLock {
      if completion == nil { upstreams.append(subscription) }
      return completion == nil
    }
    if isOpen { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  public func send(_ value: Output) {
    lock.lock()
    guard completion == nil else { return lock.unlock() }
    buffer.append(value)
    // The listeners drop the same value under the lock. Retaining it here keeps it from being released there.
    let dropped = buffer.count > bufferSize ? buffer.removeFirst() : nil
    let listeners = listeners
    for listener in listeners { listener.enqueue(value) }
    lock.unlock()
    withExtendedLifetime(dropped) {}
    for listener in listeners { listener.flush() }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard self.completion == nil else { return lock.unlock() }
    self.completion = completion
    let (listeners, upstreams) = (listeners, upstreams)
    (self.listeners, self.upstreams) = ([], [])
    lock.unlock()
    withExtendedLifetime(upstreams) {}
    for listener in listeners { listener.end(completion) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber) {}
  }

  /// Subscribes, and calls `onCancel` once if `subscriber` cancels before it has received the completion.
  func receive<S: Subscriber>(subscriber: S, onCancel: @escaping () -> Void)
  where S.Input == Output, S.Failure == Failure {
    let listener = FanIn(
      "ReplaySubject", downstream: subscriber, inputs: (), upstreams: [FanInUpstream(.newest(bufferSize))])
    let subscription = ReplaySubscription { [weak listener] in
      if let listener { self.remove(listener) }
      onCancel()
    }
    lock.lock()
    // A listener only enqueues values before its subscription is sent, so no other code is called under the lock.
    listener.receive(subscription: subscription, from: FanInOrigin(index: 0))
    for value in buffer { listener.enqueue(value) }
    if completion == nil { listeners.append(listener) }
    let completion = completion
    lock.unlock()
    if let completion { listener.end(completion) }
    listener.sendSubscription(to: subscriber)
  }

  private func remove(_ listener: any ReplaySubscriber<Output, Failure>) {
    lock.withLock { listeners.removeAll { $0 === listener } }
  }
}

/// A type-erased subscriber of a replay subject.
private protocol ReplaySubscriber<Input, Failure>: AnyObject {
  associatedtype Input
  associatedtype Failure: Error

  func enqueue(_ value: Input)
  func flush()
  func end(_ completion: Subscribers.Completion<Failure>)
}

extension FanIn: ReplaySubscriber where Inputs == Void {
  fileprivate func enqueue(_ value: Downstream.Input) { enqueue(value, from: FanInOrigin(index: 0)) }

  fileprivate func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    receive(completion: completion, from: FanInOrigin(index: 0))
  }
}

/// The subscription that a fan-in cancels when its downstream cancels.
private struct ReplaySubscription: Subscription {
  let onCancel: () -> Void
  let combineIdentifier = CombineIdentifier()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() { onCancel() }
}
