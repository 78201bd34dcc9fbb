// Written by Scripts/generate-merges, whose templates are in Scripts/checks/merges.py.
#if !canImport(Combine)
  import OpenCombine

  extension Publishers {
    /// A publisher that republishes the values of four publishers as they arrive.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
      A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
      C.Failure == D.Failure, C.Output == D.Output
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

      /// Creates a publisher that merges four publishers.
      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == D.Failure, S.Input == D.Output {
        FanIn.merge(into: subscriber, count: 4) {
          $0.attach(a, at: 0)
          $0.attach(b, at: 1)
          $0.attach(c, at: 2)
          $0.attach(d, at: 3)
        }
      }

      /// Merges one more publisher with these.
      public func merge<P: Publisher>(with other: P) -> Publishers.Merge5<A, B, C, D, P>
      where D.Failure == P.Failure, D.Output == P.Output {
        Publishers.Merge5(a, b, c, d, other)
      }

      /// Merges two more publishers with these.
      public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge6<A, B, C, D, Z, Y>
      where D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
        Publishers.Merge6(a, b, c, d, z, y)
      }

      /// Merges three more publishers with these.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
        with z: Z, _ y: Y, _ x: X
      ) -> Publishers.Merge7<A, B, C, D, Z, Y, X>
      where
        D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output
      {
        Publishers.Merge7(a, b, c, d, z, y, x)
      }

      /// Merges four more publishers with these.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
        with z: Z, _ y: Y, _ x: X, _ w: W
      ) -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
      where
        D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
      {
        Publishers.Merge8(a, b, c, d, z, y, x, w)
      }
    }

    /// A publisher that republishes the values of five publishers as they arrive.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
      A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
      C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
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

      /// Creates a publisher that merges five publishers.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
        (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == E.Failure, S.Input == E.Output {
        FanIn.merge(into: subscriber, count: 5) {
          $0.attach(a, at: 0)
          $0.attach(b, at: 1)
          $0.attach(c, at: 2)
          $0.attach(d, at: 3)
          $0.attach(e, at: 4)
        }
      }

      /// Merges one more publisher with these.
      public func merge<P: Publisher>(with other: P) -> Publishers.Merge6<A, B, C, D, E, P>
      where E.Failure == P.Failure, E.Output == P.Output {
        Publishers.Merge6(a, b, c, d, e, other)
      }

      /// Merges two more publishers with these.
      public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
      where E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
        Publishers.Merge7(a, b, c, d, e, z, y)
      }

      /// Merges three more publishers with these.
      public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
        with z: Z, _ y: Y, _ x: X
      ) -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
      where
        E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output
      {
        Publishers.Merge8(a, b, c, d, e, z, y, x)
      }
    }

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
        (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
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

      /// Merges one more publisher with these.
      public func merge<P: Publisher>(with other: P) -> Publishers.Merge7<A, B, C, D, E, F, P>
      where F.Failure == P.Failure, F.Output == P.Output {
        Publishers.Merge7(a, b, c, d, e, f, other)
      }

      /// Merges two more publishers with these.
      public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
      where F.Failure == Z.Failure, F.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
        Publishers.Merge8(a, b, c, d, e, f, z, y)
      }
    }

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
        (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
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

      /// Merges one more publisher with these.
      public func merge<P: Publisher>(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
      where G.Failure == P.Failure, G.Output == P.Output {
        Publishers.Merge8(a, b, c, d, e, f, g, other)
      }
    }

    /// A publisher that republishes the values of eight publishers as they arrive.
    public struct Merge8<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
      A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
      C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
      E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
      G.Failure == H.Failure, G.Output == H.Output
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
      /// The eighth publisher.
      public let h: H

      /// Creates a publisher that merges eight publishers.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
        (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == H.Failure, S.Input == H.Output {
        FanIn.merge(into: subscriber, count: 8) {
          $0.attach(a, at: 0)
          $0.attach(b, at: 1)
          $0.attach(c, at: 2)
          $0.attach(d, at: 3)
          $0.attach(e, at: 4)
          $0.attach(f, at: 5)
          $0.attach(g, at: 6)
          $0.attach(h, at: 7)
        }
      }
    }
  }

  extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
  extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
  extension Publishers.Merge6: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
  extension Publishers.Merge7: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
  extension Publishers.Merge8: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {
  }
#endif
