import CombineShim

/// A publisher whose events happen at set times, whoever listens.
///
/// A ``TestScheduler`` makes it. Subscribers are told in the order in which they came. A value is lost on a subscriber
/// that has not asked for it at that time, as with a `PassthroughSubject`. Who comes after the end is told of the end.
public final class HotPublisher<Output, Failure: Error>: Publisher {
  private let scheduler: TestScheduler
  private var all: [TestSubscription<Output, Failure>] = []
  private var end: Recorded<Output, Failure>.Event?

  /// Makes the events happen; those whose time has passed already have happened unseen.
  init(_ events: [Recorded<Output, Failure>], scheduler: TestScheduler) {
    self.scheduler = scheduler
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
    let subscription = TestSubscription(subscriber, scheduler: scheduler, keepsValues: false)
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
