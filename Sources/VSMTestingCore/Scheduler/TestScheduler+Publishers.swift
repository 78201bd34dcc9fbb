import CombineShim

extension TestScheduler {
  /// Creates a publisher whose events occur at these times, with or without subscribers.
  public func hotPublisher<Output, Failure>(
    _ events: [Recorded<Output, Failure>]
  ) -> HotPublisher<Output, Failure> {
    HotPublisher(events, scheduler: self)
  }

  /// Creates a publisher that cannot fail, whose events occur at these times, with or without subscribers.
  public func hotPublisher<Output>(_ events: [Recorded<Output, Never>]) -> HotPublisher<Output, Never> {
    HotPublisher(events, scheduler: self)
  }

  /// Creates a publisher that publishes these events to each subscriber, at times relative to the subscription.
  public func coldPublisher<Output, Failure>(
    _ events: [Recorded<Output, Failure>]
  ) -> ColdPublisher<Output, Failure> {
    ColdPublisher(events, scheduler: self)
  }

  /// Creates a publisher that cannot fail and publishes these events to each subscriber, at times relative to the
  /// subscription.
  public func coldPublisher<Output>(_ events: [Recorded<Output, Never>]) -> ColdPublisher<Output, Never> {
    ColdPublisher(events, scheduler: self)
  }
}

/// A publisher whose events occur at fixed times, with or without subscribers.
///
/// It is created by a ``TestScheduler``. Subscribers receive an event in the order of their subscriptions. A
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

  /// The times of the subscriptions, the oldest first.
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

  /// The times of the subscriptions, the oldest first.
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

/// A subscription to a publisher of a test. It delivers events according to demand and records its start and end time.
final class TestSubscription<Output, Failure: Error>: Subscription {
  typealias Event = Recorded<Output, Failure>.Event

  private(set) var times: SubscriptionTimes
  private let time: VirtualTime
  /// Whether a value without demand is kept until there is demand.
  private let keepsValues: Bool
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var pending: [Event] = []
  private var isDelivering = false

  init(_ subscriber: some Subscriber<Output, Failure>, time: VirtualTime, keepsValues: Bool) {
    downstream = AnySubscriber(subscriber)
    self.time = time
    self.keepsValues = keepsValues
    times = SubscriptionTimes(subscribed: time.milliseconds)
  }

  func send(_ event: Event) {
    if case .value = event, !keepsValues, demand <= pending.count { return }
    pending.append(event)
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    deliver()
  }

  func cancel() {
    guard downstream != nil else { return }
    downstream = nil
    pending = []
    times.ended = time.milliseconds
  }

  /// Delivers the events in demand. A subscriber that requests more during a call is not called recursively.
  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while let downstream, let event = pending.first {
      switch event {
      case .value(let value):
        guard demand > .none else { return }
        pending.removeFirst()
        demand -= 1
        demand += downstream.receive(value)
      case .completion(let completion):
        cancel()
        downstream.receive(completion: completion)
      }
    }
  }
}

/// The start and end time of a subscription to a publisher of a test.
public struct SubscriptionTimes: Hashable, Sendable, CustomStringConvertible {
  /// The time when the subscription started.
  public var subscribed: Int
  /// The time when the subscription was canceled or completed, or `nil` while it is active.
  public var ended: Int?

  /// Creates the times of a subscription. Without an end, it is active.
  public init(subscribed: Int, ended: Int? = nil) {
    self.subscribed = subscribed
    self.ended = ended
  }

  public var description: String { "from \(subscribed)" + (ended.map { " to \($0)" } ?? " on") }
}
