import CombineShim

/// A publisher whose events occur at fixed times, with or without subscribers.
///
/// It is created by a ``TestScheduler``. Subscribers receive an event in the order in which they subscribed. A
/// subscriber without demand at the time of a value does not receive it, as with a `PassthroughSubject`. A subscriber
/// that subscribes after the completion receives the completion.
public final class HotPublisher<Output, Failure: Error>: Publisher {
  private let time: VirtualTime
  private var all: [TestSubscription<Output, Failure>] = []
  private var end: Recorded<Output, Failure>.Event?

  /// Schedules the events. Events whose time has passed have occurred without subscribers.
  init(_ events: [Recorded<Output, Failure>], scheduler: TestScheduler) {
    time = scheduler.time
    let now = scheduler.now.milliseconds
    for recorded in events {
      if recorded.time < now {
        send(recorded.event)
      } else {
        scheduler.schedule(at: recorded.time) { self.send(recorded.event) }
      }
    }
  }

  /// The times of the subscriptions, in the order in which they started.
  public var subscriptions: [SubscriptionTimes] { all.map(\.times) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = TestSubscription(subscriber, time: time, keepsValues: false)
    all.append(subscription)
    subscriber.receive(subscription: subscription)
    if let end { subscription.send(end) }
  }

  private func send(_ event: Recorded<Output, Failure>.Event) {
    guard end == nil else { return }
    if case .completion = event { end = event }
    for subscription in all { subscription.send(event) }
  }
}
