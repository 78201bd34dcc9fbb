#if !canImport(Combine)
  import OpenCombine

  extension Publishers {
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
        self.a = a
        self.b = b
        self.c = c
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
  }

  extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
#endif
