#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension Publishers {
  /// A publisher that converts the events of another publisher back to values and a completion.
  public struct Dematerialize<Upstream: Publisher, Output, Failure: Error>: Publisher
  where Upstream.Output == Subscribers.Event<Output, Failure>, Upstream.Failure == Never {
    /// The publisher of events.
    public let upstream: Upstream

    /// Creates a publisher that converts the events of `upstream`.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let fanIn = FanIn(
        "Dematerialize", downstream: subscriber, inputs: (), upstreams: [FanInUpstream(.oneValueEach)])
      fanIn.sendSubscription(to: subscriber)
      if fanIn.isOpen { upstream.subscribe(DematerializeInput(fanIn: fanIn)) }
    }
  }
}

extension Publishers.Dematerialize: Equatable where Upstream: Equatable {}

/// The subscriber that converts events.
private struct DematerializeInput<Downstream: Subscriber>: Subscriber {
  typealias Failure = Never

  let fanIn: FanIn<Void, Downstream>
  let combineIdentifier = CombineIdentifier()

  func receive(subscription: any Subscription) {
    fanIn.receive(subscription: subscription, from: FanInOrigin(index: 0))
  }

  func receive(_ event: Subscribers.Event<Downstream.Input, Downstream.Failure>) -> Subscribers.Demand {
    switch event {
    case .value(let value):
      return fanIn.receive(value, from: FanInOrigin(index: 0)) { $1 }
    case .failure(let error):
      fanIn.receive(completion: .failure(error), from: FanInOrigin(index: 0), cancelling: true)
    case .finished:
      fanIn.receive(completion: .finished, from: FanInOrigin(index: 0), cancelling: true)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    fanIn.receive(completion: .finished, from: FanInOrigin(index: 0))
  }
}
