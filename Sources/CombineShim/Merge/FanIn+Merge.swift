#if !canImport(Combine)
  import OpenCombine

  extension FanIn where Inputs == Void {
    /// Starts a merge: downstream receives its subscription, then `attaching` subscribes to the upstreams.
    static func merge(into downstream: Downstream, count: Int, attaching: (FanIn) -> Void) {
      let upstreams = Array(repeating: FanInUpstream(.oneValueEach), count: count)
      let fanIn = FanIn("Merge", downstream: downstream, inputs: (), upstreams: upstreams)
      fanIn.sendSubscription(to: downstream)
      attaching(fanIn)
    }

    /// Subscribes to an upstream whose values are published unchanged.
    func attach<Upstream: Publisher>(_ upstream: Upstream, at index: Int)
    where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
      attach(upstream, at: index) { _, value in value }
    }
  }
#endif
