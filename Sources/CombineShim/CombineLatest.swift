#if !canImport(Combine)
  import OpenCombine

  extension Publisher {
    /// Publishes the latest values of this publisher and another, whenever one of them changes.
    ///
    /// Nothing is published until each upstream has sent a value. The demand of downstream is requested from each
    /// upstream. Combinations beyond the demand are dropped, but their values are kept for the next one. The publisher
    /// finishes when all upstreams have finished. It fails with the first failure of an upstream, which cancels the
    /// others. Values can come from any thread. Combinations are delivered one at a time, in the order of arrival.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Failure == P.Failure {
      Publishers.CombineLatest(self, other)
    }

    /// Publishes the results of applying `transform` to the latest values of this publisher and another.
    public func combineLatest<P: Publisher, T>(
      _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where Failure == P.Failure {
      Publishers.Map(upstream: combineLatest(other), transform: transform)
    }
  }

  extension FanIn {
    /// Starts a combination: `attaching` subscribes to the upstreams, then downstream receives its subscription.
    ///
    /// Events before that, such as an immediate failure, are delivered after the subscription.
    static func combineLatest(into downstream: Downstream, latest: Inputs, count: Int, attaching: (FanIn) -> Void) {
      let upstreams = Array(repeating: FanInUpstream(.passedThrough), count: count)
      let fanIn = FanIn("CombineLatest", downstream: downstream, inputs: latest, upstreams: upstreams)
      attaching(fanIn)
      fanIn.sendSubscription(to: downstream)
    }
  }
#endif
