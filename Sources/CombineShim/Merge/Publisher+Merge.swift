#if !canImport(Combine)
  import OpenCombine

  extension Publisher {
    /// Republishes the values of this publisher and one other as they arrive.
    ///
    /// One value at a time is requested from each upstream, and kept until there is demand. Once the demand is
    /// unlimited, unlimited values are requested. The publisher finishes when all upstreams have finished. It fails
    /// with the first failure of an upstream, which cancels the others. Values can come from any thread and are
    /// delivered one at a time, in the order of arrival.
    public func merge<P: Publisher>(
      with other: P
    ) -> Publishers.Merge<Self, P>
    where Failure == P.Failure, Output == P.Output {
      Publishers.Merge(self, other)
    }

    /// Republishes the values of this publisher and two others as they arrive.
    public func merge<B: Publisher, C: Publisher>(
      with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
      Publishers.Merge3(self, b, c)
    }

    /// Republishes the values of this publisher and three others as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
      with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
      Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
      C.Failure == D.Failure, C.Output == D.Output
    {
      Publishers.Merge4(self, b, c, d)
    }

    /// Republishes the values of this publisher and four others as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
      Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
      C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
    {
      Publishers.Merge5(self, b, c, d, e)
    }

    /// Republishes the values of this publisher and five others as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
      Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
      C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
      E.Failure == F.Failure, E.Output == F.Output
    {
      Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Republishes the values of this publisher and six others as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
      Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
      C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
      E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
    {
      Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Republishes the values of this publisher and seven others as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
      Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
      C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
      E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
      G.Failure == H.Failure, G.Output == H.Output
    {
      Publishers.Merge8(self, b, c, d, e, f, g, h)
    }

    /// Republishes the values of this publisher and another one of the same type as they arrive.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
      Publishers.MergeMany([self, other])
    }
  }
#endif
