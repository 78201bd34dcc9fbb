import CombineShim

/// A subscription to a test's publisher: passes on what is asked for, and knows when it began and ended.
final class TestSubscription<Output, Failure: Error>: Subscription {
  typealias Event = Recorded<Output, Failure>.Event

  private(set) var times: SubscriptionTimes
  private let scheduler: TestScheduler
  /// Whether a value that nobody has asked for yet is kept until somebody does.
  private let keepsValues: Bool
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var pending: [Event] = []
  private var isDelivering = false

  init(_ subscriber: some Subscriber<Output, Failure>, scheduler: TestScheduler, keepsValues: Bool) {
    downstream = AnySubscriber(subscriber)
    self.scheduler = scheduler
    self.keepsValues = keepsValues
    times = SubscriptionTimes(subscribed: scheduler.now.milliseconds)
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
    times.ended = scheduler.now.milliseconds
  }

  /// Passes on what may be passed on. A subscriber that asks for more while it is being told does not recurse.
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
