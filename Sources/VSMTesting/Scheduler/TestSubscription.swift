import CombineShim

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
