@_spi(FanIn) import CombineShim

extension Publisher {
  /// Publishes the latest value of another publisher for each value of this one.
  ///
  /// Values before the first value of `other` are dropped, and as many more are requested. The subscription to `other`
  /// starts first, so that its immediate value is used, and requests unlimited values. When `other` finishes, its
  /// latest value stays in use. When it fails, the publisher fails. When this publisher completes, the publisher
  /// completes and cancels `other`. Values can come from any thread and are delivered one at a time, in the order of
  /// arrival.
  public func withLatestFrom<P: Publisher>(_ other: P) -> some Publisher<P.Output, Failure>
  where P.Failure == Failure {
    withLatestFrom(other) { $1 }
  }

  /// Publishes the results of applying `resultSelector` to each value of this publisher and the latest value of
  /// another.
  ///
  /// Otherwise it behaves like the variant without `resultSelector`.
  public func withLatestFrom<P: Publisher, T>(
    _ other: P,
    resultSelector: @escaping (Output, P.Output) -> T
  ) -> some Publisher<T, Failure>
  where P.Failure == Failure {
    WithLatestFrom(upstream: self, other: other).map(resultSelector)
  }
}

/// A publisher that publishes each value of one publisher with the latest value of another.
private struct WithLatestFrom<Upstream: Publisher, Other: Publisher>: Publisher
where Upstream.Failure == Other.Failure {
  typealias Output = (Upstream.Output, Other.Output)
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let other: Other

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
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
