#if !canImport(Combine)
  import OpenCombine

  extension Publisher {
    /// Republishes the values of this publisher and one other as they arrive.
    ///
    /// One value at a time is requested from each upstream, and kept until there is demand. Once the demand is
    /// unlimited, unlimited values are requested. The publisher finishes when all upstreams have finished. It fails
    /// with the first failure of an upstream, which cancels the others. Values can come from any thread and are
    /// delivered one at a time, in the order of arrival.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where Failure == P.Failure, Output == P.Output {
      Publishers.Merge(self, other)
    }

    /// Republishes the values of this publisher and another one of the same type as they arrive.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
      Publishers.MergeMany([self, other])
    }
  }

  extension FanIn where Inputs == Void {
    /// Starts a merge: downstream receives its subscription, then `attaching` subscribes to the upstreams.
    static func merge(into downstream: Downstream, count: Int, attaching: (FanIn) -> Void) {
      let upstreams = Array(repeating: FanInUpstream(.oneValueEach), count: count)
      let fanIn = FanIn("Merge", downstream: downstream, inputs: (), upstreams: upstreams)
      fanIn.sendSubscription(to: downstream)
      attaching(fanIn)
    }

    /// Subscribes to an upstream whose values are published unchanged.
    func attach<Upstream: Publisher>(_ upstream: Upstream, at index: Int)
    where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
      attach(upstream, at: index) { _, value in value }
    }
  }

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
      public init(_ upstream: Upstream...) { publishers = upstream }

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
