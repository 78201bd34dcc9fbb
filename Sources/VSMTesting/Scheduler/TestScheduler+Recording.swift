import CombineShim

extension TestScheduler {
  /// Subscribes to a publisher and writes down what it does, with the times.
  ///
  /// - Parameters:
  ///   - subscribedAt: When to subscribe; at once if left out.
  ///   - cancelledAt: When to cancel the subscription; by default, only when the recording is told to.
  ///   - demand: How many values to ask for. The recording can ask for more.
  public func record<Output, Failure>(
    _ publisher: some Publisher<Output, Failure>,
    subscribedAt: Int? = nil,
    cancelledAt: Int? = nil,
    demand: Subscribers.Demand = .unlimited
  ) -> Recording<Output, Failure> {
    let recording = Recording<Output, Failure>(scheduler: self, demand: demand)
    if let subscribedAt {
      schedule(at: subscribedAt) { publisher.subscribe(recording) }
    } else {
      publisher.subscribe(recording)
    }
    if let cancelledAt {
      schedule(at: cancelledAt) { recording.cancel() }
    }
    return recording
  }

  /// Makes a publisher, subscribes to it, and lets time pass until the subscription is cancelled; all at set times.
  ///
  /// What has been scheduled before for these times comes first: a value that a hot publisher sends at 200 is missed by
  /// who subscribes at 200.
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
