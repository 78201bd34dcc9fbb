import CombineShim

/// The subscriber of a recording.
///
/// It is separate from the ``Recording``, because a publisher retains its subscriber. Releasing the recording cancels
/// the subscription.
final class Recorder<Output, Failure: Error>: Subscriber {
  private(set) var events: [Recorded<Output, Failure>] = []

  private let time: VirtualTime
  /// The demand to request when the subscription is received.
  private var demand: Subscribers.Demand
  private var subscription: (any Subscription)?
  private var isOver = false

  init(time: VirtualTime, demand: Subscribers.Demand) {
    self.time = time
    self.demand = demand
  }

  func request(_ demand: Subscribers.Demand) {
    if let subscription { subscription.request(demand) } else { self.demand += demand }
  }

  func cancel() {
    isOver = true
    subscription?.cancel()
    subscription = nil
  }

  func receive(subscription: any Subscription) {
    guard !isOver, self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    note(.value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    note(.completion(completion))
    isOver = true
    subscription = nil
  }

  private func note(_ event: Recorded<Output, Failure>.Event) {
    events.append(Recorded(time: time.milliseconds, event: event))
  }
}
