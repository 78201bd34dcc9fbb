import CombineShim

extension TestScheduler {
  /// Subscribes to a publisher and records its events with their times.
  ///
  /// - Parameters:
  ///   - subscribedAt: The time at which to subscribe. By default, immediately.
  ///   - cancelledAt: The time at which to cancel. By default, when the recording is canceled or released.
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
  /// Actions that were already scheduled for the same times run first: a subscription that starts at 200 does not
  /// receive the value that a hot publisher sends at 200.
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
