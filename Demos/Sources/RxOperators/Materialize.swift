@_spi(FanIn) import CombineShim

extension Publisher {
  /// Publishes the values and the completion of this publisher as events, and never fails.
  ///
  /// The completion is published as a last value, which requires demand like any other. Then the publisher finishes.
  public func materialize() -> some Publisher<Subscribers.Event<Output, Failure>, Never> {
    Materialize(upstream: self)
  }
}

extension Subscribers {
  /// An event after a subscription: a value or a completion.
  ///
  /// ReactiveX calls it a notification.
  public enum Event<Input, Failure: Error> {
    /// A value.
    case value(Input)
    /// A failure.
    case failure(Failure)
    /// A successful completion.
    case finished
  }
}

extension Subscribers.Event {
  /// Creates the event of a completion.
  public init(_ completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: self = .finished
    case .failure(let error): self = .failure(error)
    }
  }
}

extension Subscribers.Event: Equatable where Input: Equatable, Failure: Equatable {}
extension Subscribers.Event: Hashable where Input: Hashable, Failure: Hashable {}
extension Subscribers.Event: Sendable where Input: Sendable {}

/// A publisher that publishes the values and the completion of another publisher as events.
private struct Materialize<Upstream: Publisher>: Publisher {
  typealias Output = Subscribers.Event<Upstream.Output, Upstream.Failure>
  typealias Failure = Never

  let upstream: Upstream

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let fanIn = FanIn("Materialize", downstream: subscriber, inputs: (), upstreams: [FanInUpstream(.passedThrough)])
    fanIn.sendSubscription(to: subscriber)
    guard fanIn.isOpen else { return }
    let origin = FanInOrigin(index: 0)
    upstream.subscribe(
      AnySubscriber(
        receiveSubscription: { fanIn.receive(subscription: $0, from: origin) },
        receiveValue: { fanIn.receive($0, from: origin) { .value($1) } },
        receiveCompletion: { fanIn.receive(completion: .finished, after: Output($0), from: origin) }))
  }
}
