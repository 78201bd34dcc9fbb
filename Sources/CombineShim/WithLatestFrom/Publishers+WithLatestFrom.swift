#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension Publishers {
  /// A publisher that publishes each value of one publisher with the latest value of another.
  public struct WithLatestFrom<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = (Upstream.Output, Other.Output)
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are published.
    public let upstream: Upstream
    /// The publisher whose latest value is combined with them.
    public let other: Other

    /// Creates a publisher that publishes each value of `upstream` with the latest value of `other`.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Upstream.Failure, S.Input == (Upstream.Output, Other.Output) {
      let fanIn = FanIn(
        "WithLatestFrom", downstream: subscriber, inputs: Other.Output?.none,
        upstreams: [FanInUpstream(.everything, isAwaited: false), FanInUpstream(.replacingUnused)])
      fanIn.sendSubscription(to: subscriber)
      fanIn.attach(other, at: 0) {
        $0 = $1
        return nil
      }
      fanIn.attach(upstream, at: 1) { latest, value in latest.map { (value, $0) } }
    }
  }
}

extension Publishers.WithLatestFrom: Equatable where Upstream: Equatable, Other: Equatable {}
