#if !canImport(Combine)
  import OpenCombine

  extension Publishers {
    /// A publisher that republishes the values of six publishers as they arrive.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
      A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
      C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
      E.Failure == F.Failure, E.Output == F.Output
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

      /// Creates a publisher that merges six publishers.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == F.Failure, S.Input == F.Output {
        FanIn.merge(into: subscriber, count: 6) {
          $0.attach(a, at: 0)
          $0.attach(b, at: 1)
          $0.attach(c, at: 2)
          $0.attach(d, at: 3)
          $0.attach(e, at: 4)
          $0.attach(f, at: 5)
        }
      }
    }
  }

  extension Publishers.Merge6 {
    /// Merges one more publisher with these.
    public func merge<P: Publisher>(
      with other: P
    ) -> Publishers.Merge7<A, B, C, D, E, F, P>
    where F.Failure == P.Failure, F.Output == P.Output {
      Publishers.Merge7(a, b, c, d, e, f, other)
    }

    /// Merges two more publishers with these.
    public func merge<Z: Publisher, Y: Publisher>(
      with z: Z, _ y: Y
    ) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
    where F.Failure == Z.Failure, F.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
      Publishers.Merge8(a, b, c, d, e, f, z, y)
    }
  }

  extension Publishers.Merge6: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
#endif
