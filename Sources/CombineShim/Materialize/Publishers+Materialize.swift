#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension Publishers {
  /// A publisher that publishes the values and the completion of another publisher as events.
  public struct Materialize<Upstream: Publisher>: Publisher {
    public typealias Output = Subscribers.Event<Upstream.Output, Upstream.Failure>
    public typealias Failure = Never

    /// The publisher whose values and completion are published.
    public let upstream: Upstream

    /// Creates a publisher that publishes the values and the completion of `upstream` as events.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Never, S.Input == Subscribers.Event<Upstream.Output, Upstream.Failure> {
      let fanIn = FanIn(
        "Materialize", downstream: subscriber, inputs: (), upstreams: [FanInUpstream(.passedThrough)])
      fanIn.sendSubscription(to: subscriber)
      if fanIn.isOpen { upstream.subscribe(MaterializeInput(fanIn: fanIn)) }
    }
  }
}

extension Publishers.Materialize: Equatable where Upstream: Equatable {}

/// The subscriber that converts values and the completion to events.
private struct MaterializeInput<Input, Failure: Error, Downstream: Subscriber>: Subscriber
where Downstream.Input == Subscribers.Event<Input, Failure>, Downstream.Failure == Never {
  let fanIn: FanIn<Void, Downstream>
  let combineIdentifier = CombineIdentifier()

  func receive(subscription: any Subscription) {
    fanIn.receive(subscription: subscription, from: FanInOrigin(index: 0))
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    fanIn.receive(input, from: FanInOrigin(index: 0)) { .value($1) }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    fanIn.receive(completion: .finished, after: Subscribers.Event(completion), from: FanInOrigin(index: 0))
  }
}
