import CombineShim

extension TestScheduler {
  /// Subscribes to a publisher and records its events with their times.
  ///
  /// - Parameters:
  ///   - subscribedAt: The time of the subscription. By default, immediately.
  ///   - cancelledAt: The time of the cancellation. By default, when the recording is canceled or released.
  ///   - demand: The initial demand. The recording can request more.
  public func record<Output, Failure>(
    _ publisher: some Publisher<Output, Failure>,
    subscribedAt: Int? = nil,
    cancelledAt: Int? = nil,
    demand: Subscribers.Demand = .unlimited
  ) -> Recording<Output, Failure> {
    let recorder = Recorder<Output, Failure>(time: time, demand: demand)
    var scheduled: [Int] = []
    if let subscribedAt {
      scheduled.append(enqueue(at: subscribedAt) { publisher.subscribe(recorder) })
    } else {
      publisher.subscribe(recorder)
    }
    if let cancelledAt {
      scheduled.append(enqueue(at: cancelledAt) { recorder.cancel() })
    }
    return Recording(of: recorder) { [weak self, scheduled] in
      for id in scheduled { self?.remove(id) }
    }
  }

  /// Creates a publisher, subscribes to it, and advances the time until the subscription is canceled, all at fixed
  /// times.
  ///
  /// Actions that were already scheduled for the same times run first: if a hot publisher sends a value at 200, a
  /// subscription that starts at 200 does not receive it.
  ///
  /// - Returns: The events of the publisher.
  public func start<Output, Failure>(
    createdAt: Int = 100,
    subscribedAt: Int = 200,
    cancelledAt: Int = 1000,
    _ publisher: () -> some Publisher<Output, Failure>
  ) -> Recording<Output, Failure> {
    advance(to: createdAt)
    let recording = record(publisher(), subscribedAt: subscribedAt, cancelledAt: cancelledAt)
    advance(to: cancelledAt)
    return recording
  }
}

/// The events of a publisher, with their times.
///
/// It is created by a ``TestScheduler``. It contains all events that the publisher has sent, including invalid ones
/// such as values after a completion.
///
/// Retain it while it should record. Releasing it cancels the subscription, as with an `AnyCancellable`.
public final class Recording<Output, Failure: Error>: Cancellable, CustomStringConvertible {
  private let recorder: Recorder<Output, Failure>
  private let unschedule: () -> Void

  /// Creates the recording of a subscriber.
  ///
  /// - Parameter unschedule: Removes the actions that are still scheduled for the subscriber.
  init(of recorder: Recorder<Output, Failure>, unschedule: @escaping () -> Void) {
    self.recorder = recorder
    self.unschedule = unschedule
  }

  deinit {
    unschedule()
    recorder.cancel()
  }

  /// The events so far, in order.
  public var events: [Recorded<Output, Failure>] { recorder.events }

  /// The values so far.
  public var values: [Output] { events.compactMap(\.value) }

  /// The times of the values so far.
  public var times: [Int] { events.filter { $0.value != nil }.map(\.time) }

  /// The completion of the publisher, if it has completed.
  public var completion: Subscribers.Completion<Failure>? { events.lazy.compactMap(\.completion).first }

  /// The events as Swift expressions.
  public var description: String { "\(events)" }

  /// Requests more values.
  public func request(_ demand: Subscribers.Demand) { recorder.request(demand) }

  /// Cancels the subscription, including one that has not started yet.
  public func cancel() { recorder.cancel() }
}

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
