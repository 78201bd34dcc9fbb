import CombineShim

/// A publisher whose events happen at set times, with or without subscribers.
///
/// A ``TestScheduler`` makes it. Subscribers receive an event in the order in which they subscribed. One that has not
/// asked for a value at its time does not receive it, as with a `PassthroughSubject`. One that subscribes after the end
/// receives the end.
public final class HotPublisher<Output, Failure: Error>: Publisher {
  private let time: VirtualTime
  private var all: [TestSubscription<Output, Failure>] = []
  private var end: Recorded<Output, Failure>.Event?

  /// Schedules the events; those whose time has passed have happened without subscribers.
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

  /// When subscriptions began and ended, in the order of their beginning.
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
