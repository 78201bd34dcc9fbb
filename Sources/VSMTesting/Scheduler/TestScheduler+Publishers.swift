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
