#if !canImport(Combine)
  import OpenCombine

  extension Publishers {
    /// A publisher that republishes the values of seven publishers as they arrive.
    public struct Merge7<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
      A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
      C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
      E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B
      /// The third publisher.
      public let c: C
      /// The fourth publisher.
      public let d: D
      /// The fifth publisher.
      public let e: E
      /// The sixth publisher.
      public let f: F
      /// The seventh publisher.
      public let g: G

      /// Creates a publisher that merges seven publishers.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == G.Failure, S.Input == G.Output {
        FanIn.merge(into: subscriber, count: 7) {
          $0.attach(a, at: 0)
          $0.attach(b, at: 1)
          $0.attach(c, at: 2)
          $0.attach(d, at: 3)
          $0.attach(e, at: 4)
          $0.attach(f, at: 5)
          $0.attach(g, at: 6)
        }
      }
    }
  }

  extension Publishers.Merge7 {
    /// Merges one more publisher with these.
    public func merge<P: Publisher>(
      with other: P
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
    where G.Failure == P.Failure, G.Output == P.Output {
      Publishers.Merge8(a, b, c, d, e, f, g, other)
    }
  }

  extension Publishers.Merge7: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
#endif
