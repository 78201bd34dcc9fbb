#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension Publisher {
  /// Shares one subscription to this publisher among all subscribers, and replays its newest values to late ones.
  ///
  /// The first subscriber begins the subscription, which asks for everything; the last one that cancels, cancels it.
  /// A subscriber gets as many as `count` kept values first. What a subscriber does not want yet waits for it: as many
  /// as `count` values, the newest ones.
  ///
  /// The values are kept as long as the publisher that this returns, which is the scope that Rx calls `forever`: it is
  /// what Combine's own `share` does, whose subject lives as long. So a subscriber that comes after the end gets the
  /// kept values and then the end, and no work begins anew; one that comes after all others have cancelled gets the
  /// kept values, and begins a new subscription. To begin afresh for every subscriber, share inside `Deferred`.
  public func share(replay count: Int) -> Publishers.ShareReplay<Self> {
    Publishers.ShareReplay(upstream: self, replay: count)
  }
}
