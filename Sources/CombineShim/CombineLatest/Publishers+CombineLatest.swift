#if !canImport(Combine)
  import OpenCombine

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
        self.a = a
        self.b = b
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
  }

  extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
#endif
