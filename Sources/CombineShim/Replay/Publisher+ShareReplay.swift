#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension Publisher {
  /// Shares one subscription to this publisher among all subscribers, and replays its newest values to later
  /// subscribers.
  ///
  /// The first subscriber starts the subscription, which requests unlimited values. When the last subscriber cancels,
  /// the subscription is canceled. A subscriber first receives up to `count` stored values. Up to `count` of the newest
  /// values are kept for each subscriber without demand.
  ///
  /// The values are stored as long as the returned publisher exists, the scope that Rx calls `forever`. Combine's own
  /// `share` has the same scope. A subscriber after the completion receives the stored values and the completion,
  /// without a new subscription. A subscriber after all others have canceled receives the stored values and starts a
  /// new subscription.
  public func share(replay count: Int) -> Publishers.ShareReplay<Self> {
    Publishers.ShareReplay(upstream: self, replay: count)
  }
}
