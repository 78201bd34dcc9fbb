// Written by Scripts/generate-merges, whose templates are in Scripts/checks/merges.py.
#if !canImport(Combine)
  import OpenCombine

  extension Publisher {
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

  /// The latest value of each of two upstreams.
  private struct LatestTwo<A, B> {
    var a: A?
    var b: B?

    /// All values, once each upstream has sent one.
    var all: (A, B)? {
      guard let a, let b else { return nil }
      return (a, b)
    }
  }

  /// The latest value of each of three upstreams.
  private struct LatestThree<A, B, C> {
    var a: A?
    var b: B?
    var c: C?

    /// All values, once each upstream has sent one.
    var all: (A, B, C)? {
      guard let a, let b, let c else { return nil }
      return (a, b, c)
    }
  }

  /// The latest value of each of four upstreams.
  private struct LatestFour<A, B, C, D> {
    var a: A?
    var b: B?
    var c: C?
    var d: D?

    /// All values, once each upstream has sent one.
    var all: (A, B, C, D)? {
      guard let a, let b, let c, let d else { return nil }
      return (a, b, c, d)
    }
  }

  extension Publishers {
    /// A publisher that publishes the latest values of two publishers, whenever one of them changes.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
      public typealias Output = (A.Output, B.Output)
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B

      /// Creates a publisher that combines the latest values of two publishers.
      public init(_ a: A, _ b: B) {
        (self.a, self.b) = (a, b)
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Failure == B.Failure, S.Input == (A.Output, B.Output) {
        let latest = LatestTwo<A.Output, B.Output>()
        FanIn.combineLatest(into: subscriber, latest: latest, count: 2) {
          $0.attach(a, at: 0) {
            $0.a = $1
            return $0.all
          }
          $0.attach(b, at: 1) {
            $0.b = $1
            return $0.all
          }
        }
      }
    }

    /// A publisher that publishes the latest values of three publishers, whenever one of them changes.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
      public typealias Output = (A.Output, B.Output, C.Output)
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B
      /// The third publisher.
      public let c: C

      /// Creates a publisher that combines the latest values of three publishers.
      public init(_ a: A, _ b: B, _ c: C) {
        (self.a, self.b, self.c) = (a, b, c)
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Failure == C.Failure, S.Input == (A.Output, B.Output, C.Output) {
        let latest = LatestThree<A.Output, B.Output, C.Output>()
        FanIn.combineLatest(into: subscriber, latest: latest, count: 3) {
          $0.attach(a, at: 0) {
            $0.a = $1
            return $0.all
          }
          $0.attach(b, at: 1) {
            $0.b = $1
            return $0.all
          }
          $0.attach(c, at: 2) {
            $0.c = $1
            return $0.all
          }
        }
      }
    }

    /// A publisher that publishes the latest values of four publishers, whenever one of them changes.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
      public typealias Output = (A.Output, B.Output, C.Output, D.Output)
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B
      /// The third publisher.
      public let c: C
      /// The fourth publisher.
      public let d: D

      /// Creates a publisher that combines the latest values of four publishers.
      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Failure == D.Failure, S.Input == (A.Output, B.Output, C.Output, D.Output) {
        let latest = LatestFour<A.Output, B.Output, C.Output, D.Output>()
        FanIn.combineLatest(into: subscriber, latest: latest, count: 4) {
          $0.attach(a, at: 0) {
            $0.a = $1
            return $0.all
          }
          $0.attach(b, at: 1) {
            $0.b = $1
            return $0.all
          }
          $0.attach(c, at: 2) {
            $0.c = $1
            return $0.all
          }
          $0.attach(d, at: 3) {
            $0.d = $1
            return $0.all
          }
        }
      }
    }
  }

  extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
  extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
  extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
#endif
