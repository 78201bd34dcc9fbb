#if !canImport(Combine)
  import OpenCombine

  extension FanIn {
    /// Starts a combination: `attaching` subscribes to the upstreams, then downstream receives its subscription.
    ///
    /// Events before that, such as an immediate failure, are delivered after the subscription.
    static func combineLatest(
      into downstream: Downstream,
      latest: Inputs,
      count: Int,
      attaching: (FanIn) -> Void
    ) {
      let upstreams = Array(repeating: FanInUpstream(.passedThrough), count: count)
      let fanIn = FanIn("CombineLatest", downstream: downstream, inputs: latest, upstreams: upstreams)
      attaching(fanIn)
      fanIn.sendSubscription(to: downstream)
    }
  }
#endif
