extension TestScheduler {
  /// Makes a publisher whose events happen at these times, with or without subscribers.
  public func hotPublisher<Output, Failure>(
    _ events: [Recorded<Output, Failure>]
  ) -> HotPublisher<Output, Failure> {
    HotPublisher(events, scheduler: self)
  }

  /// Makes a publisher that cannot fail, whose events happen at these times, with or without subscribers.
  public func hotPublisher<Output>(_ events: [Recorded<Output, Never>]) -> HotPublisher<Output, Never> {
    HotPublisher(events, scheduler: self)
  }

  /// Makes a publisher that plays these events to each subscriber, at times counted from the subscription.
  public func coldPublisher<Output, Failure>(
    _ events: [Recorded<Output, Failure>]
  ) -> ColdPublisher<Output, Failure> {
    ColdPublisher(events, scheduler: self)
  }

  /// Makes a publisher that cannot fail and plays these events to each subscriber, at times counted from the
  /// subscription.
  public func coldPublisher<Output>(_ events: [Recorded<Output, Never>]) -> ColdPublisher<Output, Never> {
    ColdPublisher(events, scheduler: self)
  }
}
