#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension Publishers {
  /// A publisher that transforms each value into a publisher, and republishes the values of the newest one.
  public struct FlatMapLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values to transform.
    public let upstream: Upstream
    /// The function that transforms a value into a publisher.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher that republishes the values of the newest publisher returned by `transform`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> NewPublisher) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Upstream.Failure, S.Input == NewPublisher.Output {
      let fanIn = FanIn(
        "FlatMapLatest", downstream: subscriber, inputs: (), upstreams: [FanInUpstream(.everything), .vacant])
      fanIn.sendSubscription(to: subscriber)
      guard fanIn.isOpen else { return }
      upstream.subscribe(FlatMapLatestInput(fanIn: fanIn, transform: transform))
    }
  }
}

/// The subscriber that replaces the inner publisher for each value of the outer one.
private struct FlatMapLatestInput<NewPublisher: Publisher, Input, Downstream: Subscriber>: Subscriber
where Downstream.Input == NewPublisher.Output, Downstream.Failure == NewPublisher.Failure {
  let fanIn: FanIn<Void, Downstream>
  let transform: (Input) -> NewPublisher
  let combineIdentifier = CombineIdentifier()
  private let origin = FanInOrigin(index: 0)

  init(fanIn: FanIn<Void, Downstream>, transform: @escaping (Input) -> NewPublisher) {
    self.fanIn = fanIn
    self.transform = transform
  }

  func receive(subscription: any Subscription) {
    fanIn.receive(subscription: subscription, from: origin)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    // No publisher is created after completion, since its creation can have side effects.
    if fanIn.isOpen { fanIn.replace(1, with: transform(input), for: origin) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    fanIn.receive(completion: completion, from: origin)
  }
}
