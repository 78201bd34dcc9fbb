import CombineShim

/// A publisher that publishes the same events to each subscriber, at times relative to the subscription.
///
/// It is created by a ``TestScheduler``. A value without demand at its time is delivered, with the events after it,
/// when there is demand. No events occur after the scheduler is released.
public final class ColdPublisher<Output, Failure: Error>: Publisher {
  private let scheduler: TestScheduler
  private let events: [Recorded<Output, Failure>]
  private var all: [TestSubscription<Output, Failure>] = []

  init(_ events: [Recorded<Output, Failure>], scheduler: TestScheduler) {
    self.scheduler = scheduler
    self.events = events
  }

  /// The times of the subscriptions, in the order in which they started.
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
