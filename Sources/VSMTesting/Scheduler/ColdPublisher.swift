import CombineShim

/// A publisher that plays its events anew to each subscriber, at times counted from the subscription.
///
/// A ``TestScheduler`` makes it. A value that is not asked for at its time waits until it is, and so does what comes
/// after it. Without its scheduler, no time passes and no event happens.
public final class ColdPublisher<Output, Failure: Error>: Publisher {
  private let scheduler: TestScheduler
  private let events: [Recorded<Output, Failure>]
  private var all: [TestSubscription<Output, Failure>] = []

  init(_ events: [Recorded<Output, Failure>], scheduler: TestScheduler) {
    self.scheduler = scheduler
    self.events = events
  }

  /// When subscriptions began and ended, in the order of their beginning.
  public var subscriptions: [SubscriptionTimes] { all.map(\.times) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = TestSubscription(subscriber, time: scheduler.time, keepsValues: true)
    all.append(subscription)
    subscriber.receive(subscription: subscription)
    for recorded in events {
      scheduler.schedule(at: subscription.times.subscribed + recorded.time) { subscription.send(recorded.event) }
    }
  }
}
