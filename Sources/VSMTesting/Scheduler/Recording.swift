import CombineShim

/// A subscriber that writes down what it is told, and when.
///
/// A ``TestScheduler`` makes it. It writes down everything, also what no publisher should send, such as values after
/// the end.
public final class Recording<Output, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
  /// What has happened so far, in order.
  public private(set) var events: [Recorded<Output, Failure>] = []

  private let scheduler: TestScheduler
  /// What is to be asked for when the subscription comes.
  private var demand: Subscribers.Demand
  private var subscription: (any Subscription)?
  private var isOver = false

  init(scheduler: TestScheduler, demand: Subscribers.Demand) {
    self.scheduler = scheduler
    self.demand = demand
  }

  /// The values so far.
  public var values: [Output] { events.compactMap(\.value) }

  /// The times of the values so far.
  public var times: [Int] { events.filter { $0.value != nil }.map(\.time) }

  /// How the publisher ended, if it has.
  public var completion: Subscribers.Completion<Failure>? { events.lazy.compactMap(\.completion).first }

  /// The events as one would write them in a test.
  public var description: String { "\(events)" }

  /// Asks the publisher for more values.
  public func request(_ demand: Subscribers.Demand) {
    if let subscription { subscription.request(demand) } else { self.demand += demand }
  }

  /// Ends the subscription, or the one that is still to come.
  public func cancel() {
    isOver = true
    subscription?.cancel()
    subscription = nil
  }

  public func receive(subscription: any Subscription) {
    guard !isOver, self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    if demand > .none { subscription.request(demand) }
  }

  public func receive(_ input: Output) -> Subscribers.Demand {
    note(.value(input))
    return .none
  }

  public func receive(completion: Subscribers.Completion<Failure>) {
    note(.completion(completion))
    isOver = true
    subscription = nil
  }

  private func note(_ event: Recorded<Output, Failure>.Event) {
    events.append(Recorded(time: scheduler.now.milliseconds, event: event))
  }
}
