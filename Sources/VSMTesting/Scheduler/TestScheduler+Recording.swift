import CombineShim

extension TestScheduler {
  /// Subscribes to a publisher and records what it does, with the times.
  ///
  /// - Parameters:
  ///   - subscribedAt: When to subscribe; at once if left out.
  ///   - cancelledAt: When to cancel the subscription; by default, when the recording is cancelled or released.
  ///   - demand: How many values to ask for. The recording can ask for more.
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

  /// Makes a publisher, subscribes to it, and advances the time until the subscription is cancelled; all at set times.
  ///
  /// What was scheduled before for these times comes first: a subscription that begins at 200 does not receive the value
  /// that a hot publisher sends at 200.
  ///
  /// - Returns: What the publisher did meanwhile.
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
