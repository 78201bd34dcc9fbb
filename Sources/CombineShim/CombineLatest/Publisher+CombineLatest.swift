#if !canImport(Combine)
  import OpenCombine

  extension Publisher {
    /// Publishes the latest values of this publisher and another, whenever one of them changes.
    ///
    /// Nothing is published until each upstream has sent a value. The demand of downstream is requested from each
    /// upstream. Combinations beyond the demand are dropped, but their values are kept for the next one. The publisher
    /// finishes when all upstreams have finished. It fails with the first failure of an upstream, which cancels the
    /// others. Values can come from any thread. Combinations are delivered one at a time, in the order of arrival.
    public func combineLatest<P: Publisher>(
      _ other: P
    ) -> Publishers.CombineLatest<Self, P>
    where Failure == P.Failure {
      Publishers.CombineLatest(self, other)
    }

    /// Publishes the results of applying `transform` to the latest values of this publisher and another.
    public func combineLatest<P: Publisher, T>(
      _ other: P,
      _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where Failure == P.Failure {
      Publishers.Map(upstream: combineLatest(other), transform: transform)
    }

    /// Publishes the latest values of this publisher and two others, whenever one of them changes.
    public func combineLatest<P: Publisher, Q: Publisher>(
      _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q>
    where Failure == P.Failure, P.Failure == Q.Failure {
      Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Publishes the results of applying `transform` to the latest values of this publisher and two others.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
      _ publisher1: P, _ publisher2: Q,
      _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where Failure == P.Failure, P.Failure == Q.Failure {
      Publishers.Map(upstream: combineLatest(publisher1, publisher2), transform: transform)
    }

    /// Publishes the latest values of this publisher and three others, whenever one of them changes.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
      Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Publishes the results of applying `transform` to the latest values of this publisher and three others.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R,
      _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
      Publishers.Map(upstream: combineLatest(publisher1, publisher2, publisher3), transform: transform)
    }
  }
#endif
