// Written by Scripts/generate-merges, whose templates are in Scripts/checks/merges.py.
#if !canImport(Combine)
  import OpenCombine

  extension Publisher {
    /// Republishes the values of this publisher and two others as they arrive.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
      Publishers.Merge3(self, b, c)
    }

    /// Republishes the values of this publisher and three others as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
      with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
      Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
      C.Output == D.Output
    {
      Publishers.Merge4(self, b, c, d)
    }

    /// Republishes the values of this publisher and four others as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
      Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
      C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
    {
      Publishers.Merge5(self, b, c, d, e)
    }

    /// Republishes the values of this publisher and five others as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
      Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
      C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output
    {
      Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Republishes the values of this publisher and six others as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
      Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
      C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure,
      E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
    {
      Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Republishes the values of this publisher and seven others as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
      Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
      C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure,
      E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output
    {
      Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
  }

  extension Publishers {
    /// A publisher that republishes the values of two publishers as they arrive.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B

      /// Creates a publisher that merges two publishers.
      public init(_ a: A, _ b: B) {
        (self.a, self.b) = (a, b)
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == B.Failure, S.Input == B.Output {
        FanIn.merge(into: subscriber, count: 2) {
          $0.attach(a, at: 0)
          $0.attach(b, at: 1)
        }
      }

      /// Merges one more publisher with these.
      public func merge<P: Publisher>(with other: P) -> Publishers.Merge3<A, B, P>
      where B.Failure == P.Failure, B.Output == P.Output {
        Publishers.Merge3(a, b, other)
      }

      /// Merges two more publishers with these.
      public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge4<A, B, Z, Y>
      where B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
        Publishers.Merge4(a, b, z, y)
      }

      /// Merges three more publishers with these.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
        with z: Z, _ y: Y, _ x: X
      ) -> Publishers.Merge5<A, B, Z, Y, X>
      where
        B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output
      {
        Publishers.Merge5(a, b, z, y, x)
      }

      /// Merges four more publishers with these.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
        with z: Z, _ y: Y, _ x: X, _ w: W
      ) -> Publishers.Merge6<A, B, Z, Y, X, W>
      where
        B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
      {
        Publishers.Merge6(a, b, z, y, x, w)
      }

      /// Merges five more publishers with these.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
        with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
      ) -> Publishers.Merge7<A, B, Z, Y, X, W, V>
      where
        B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output,
        W.Failure == V.Failure, W.Output == V.Output
      {
        Publishers.Merge7(a, b, z, y, x, w, v)
      }

      /// Merges six more publishers with these.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher>(
        with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
      ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
      where
        B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output,
        W.Failure == V.Failure, W.Output == V.Output, V.Failure == U.Failure, V.Output == U.Output
      {
        Publishers.Merge8(a, b, z, y, x, w, v, u)
      }
    }

    /// A publisher that republishes the values of three publishers as they arrive.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B
      /// The third publisher.
      public let c: C

      /// Creates a publisher that merges three publishers.
      public init(_ a: A, _ b: B, _ c: C) {
        (self.a, self.b, self.c) = (a, b, c)
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == C.Failure, S.Input == C.Output {
        FanIn.merge(into: subscriber, count: 3) {
          $0.attach(a, at: 0)
          $0.attach(b, at: 1)
          $0.attach(c, at: 2)
        }
      }

      /// Merges one more publisher with these.
      public func merge<P: Publisher>(with other: P) -> Publishers.Merge4<A, B, C, P>
      where C.Failure == P.Failure, C.Output == P.Output {
        Publishers.Merge4(a, b, c, other)
      }

      /// Merges two more publishers with these.
      public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge5<A, B, C, Z, Y>
      where C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
        Publishers.Merge5(a, b, c, z, y)
      }

      /// Merges three more publishers with these.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
        with z: Z, _ y: Y, _ x: X
      ) -> Publishers.Merge6<A, B, C, Z, Y, X>
      where
        C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output
      {
        Publishers.Merge6(a, b, c, z, y, x)
      }

      /// Merges four more publishers with these.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
        with z: Z, _ y: Y, _ x: X, _ w: W
      ) -> Publishers.Merge7<A, B, C, Z, Y, X, W>
      where
        C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
      {
        Publishers.Merge7(a, b, c, z, y, x, w)
      }

      /// Merges five more publishers with these.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
        with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
      ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
      where
        C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output,
        W.Failure == V.Failure, W.Output == V.Output
      {
        Publishers.Merge8(a, b, c, z, y, x, w, v)
      }
    }
  }

  extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
  extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
#endif
