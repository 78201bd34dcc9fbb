#if !canImport(Combine)
  import OpenCombine

  extension Publishers {
    /// A publisher that republishes the values of any number of publishers as they arrive.
    ///
    /// Without publishers, it finishes immediately.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publishers to merge.
      public let publishers: [Upstream]

      /// Creates a publisher that merges the given publishers.
      public init(_ upstream: Upstream...) {
        publishers = upstream
      }

      /// Creates a publisher that merges the publishers of a sequence.
      public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
        publishers = Array(upstream)
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Failure == Upstream.Failure, S.Input == Upstream.Output {
        FanIn.merge(into: subscriber, count: publishers.count) {
          for (index, publisher) in publishers.enumerated() {
            $0.attach(publisher, at: index)
          }
        }
      }

      /// Merges one more publisher with these.
      public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
        Publishers.MergeMany(publishers + [other])
      }
    }
  }

  extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
#endif
