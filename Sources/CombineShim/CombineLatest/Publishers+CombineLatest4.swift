#if !canImport(Combine)
  import OpenCombine

  extension Publishers {
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
        self.a = a
        self.b = b
        self.c = c
        self.d = d
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

  extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
#endif
