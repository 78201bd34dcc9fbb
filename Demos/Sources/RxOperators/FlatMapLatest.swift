@_spi(FanIn) import CombineShim

extension Publisher {
  /// Transforms each value into a publisher, and republishes the values of the newest one.
  ///
  /// A new value cancels the publisher of the previous value and drops its undelivered values, so that no older value
  /// follows a newer one. The publisher finishes when this publisher and the newest one have finished. It fails with
  /// the first failure of either. It requests unlimited values from this publisher, and the remaining demand from the
  /// newest one. Values can come from any thread and are delivered one at a time.
  ///
  /// It combines `map` and `switchToLatest`. It also guarantees this behavior if several threads send values, and if
  /// downstream sends a new value while it receives one.
  public func flatMapLatest<P: Publisher>(_ transform: @escaping (Output) -> P) -> some Publisher<P.Output, Failure>
  where P.Failure == Failure {
    FlatMapLatest(upstream: self, transform: transform)
  }

  /// Transforms each value into a publisher that can fail, and republishes the values of the newest one.
  public func flatMapLatest<P: Publisher>(_ transform: @escaping (Output) -> P) -> some Publisher<P.Output, P.Failure>
  where Failure == Never {
    FlatMapLatest(upstream: setFailureType(to: P.Failure.self), transform: transform)
  }

  /// Transforms each value into a publisher that never fails, and republishes the values of the newest one.
  public func flatMapLatest<P: Publisher>(_ transform: @escaping (Output) -> P) -> some Publisher<P.Output, Failure>
  where P.Failure == Never {
    FlatMapLatest(upstream: self) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Transforms each value into a publisher, where neither can fail, and republishes the values of the newest one.
  public func flatMapLatest<P: Publisher>(_ transform: @escaping (Output) -> P) -> some Publisher<P.Output, Never>
  where Failure == Never, P.Failure == Never {
    FlatMapLatest(upstream: self, transform: transform)
  }
}

/// A publisher that transforms each value into a publisher, and republishes the values of the newest one.
private struct FlatMapLatest<Upstream: Publisher, NewPublisher: Publisher>: Publisher
where NewPublisher.Failure == Upstream.Failure {
  typealias Output = NewPublisher.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let transform: (Upstream.Output) -> NewPublisher

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let fanIn = FanIn(
      "FlatMapLatest", downstream: subscriber, inputs: (), upstreams: [FanInUpstream(.everything), .vacant])
    fanIn.sendSubscription(to: subscriber)
    guard fanIn.isOpen else { return }
    let (outer, inner) = (FanInOrigin(index: 0), 1)
    upstream.subscribe(
      AnySubscriber(
        receiveSubscription: { fanIn.receive(subscription: $0, from: outer) },
        receiveValue: { [transform] value in
          // No publisher is created after completion, since its creation can have side effects.
          if fanIn.isOpen { fanIn.replace(inner, with: transform(value), for: outer) }
          return .none
        },
        receiveCompletion: { fanIn.receive(completion: $0, from: outer) }))
  }
}
