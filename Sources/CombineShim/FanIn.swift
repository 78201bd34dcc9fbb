import class Foundation.NSLock

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Joins upstreams into one downstream, which receives one subscription, then one event at a time, then one completion.
///
/// Each event is enqueued under the lock. If no delivery is in progress, the caller then delivers all enqueued events,
/// outside the lock. Otherwise the delivery in progress, on another thread or further up the stack, includes the event.
/// Deliveries therefore never overlap, keep the order of arrival, and cannot deadlock. Demand is requested when no
/// delivery is in progress, so that the values of upstreams that send synchronously are delivered immediately.
///
/// The demos build operators of Rx on it. It is SPI and not public, so that `import CombineShim` adds nothing to
/// Combine.
@_spi(FanIn) public final class FanIn<Inputs, Downstream: Subscriber> {
  private typealias State = FanInState<Inputs, Downstream>

  private enum Step {
    case deliver(Downstream.Input, Downstream)
    case discard(Downstream.Input)
    case end(Subscribers.Completion<Downstream.Failure>, State)
    case idle(own: Subscribers.Demand, others: [(any Subscription, Subscribers.Demand)])
  }

  /// The name of the operator.
  public let description: String

  private let lock = NSLock()
  private var isDelivering = true
  private var state: FanInState<Inputs, Downstream>?

  /// Creates a fan-in with places for its upstreams, and with values that `combining` functions change.
  public init(_ description: String, downstream: Downstream, inputs: Inputs, upstreams: [FanInUpstream]) {
    self.description = description
    state = FanInState(downstream: downstream, inputs: inputs, upstreams: upstreams)
  }

  /// Whether another value can have an effect.
  public var isOpen: Bool { lock.withLock { state?.isOpen ?? false } }

  /// Sends downstream its subscription, then the events so far. Must be called once. No event is delivered before.
  public func sendSubscription(to downstream: Downstream) {
    downstream.receive(subscription: self)
    deliver(for: nil)
  }

  /// Subscribes to an upstream, unless the fan-in has completed.
  ///
  /// - Parameter combining: Changes the inputs and returns the output for a value. It is called under the lock.
  public func attach<Upstream: Publisher>(
    _ upstream: Upstream,
    at index: Int,
    combining: @escaping (inout Inputs, Upstream.Output) -> Downstream.Input?
  ) where Upstream.Failure == Downstream.Failure {
    attach(upstream, from: FanInOrigin(index: index), combining: combining)
  }

  private func attach<Upstream: Publisher>(
    _ upstream: Upstream,
    from origin: FanInOrigin,
    combining: @escaping (inout Inputs, Upstream.Output) -> Downstream.Input?
  ) where Upstream.Failure == Downstream.Failure {
    guard lock.withLock({ state?.accepts(origin) ?? false }) else { return }
    upstream.subscribe(FanInInput(fanIn: self, origin: origin, combining: combining))
  }

  /// Cancels the upstream at `index` and subscribes to another in its place, if the upstream at `origin` is current.
  public func replace<Upstream: Publisher>(_ index: Int, with upstream: Upstream, for origin: FanInOrigin)
  where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    guard let old = lock.withLock({ state?.clearPlace(index, for: origin) }) else { return }
    old.subscription?.cancel()
    attach(upstream, from: old.new) { _, value in value }
  }

  /// Marks a delivery as started, if none is in progress. The caller holds the lock.
  private func startDelivery() -> Bool {
    guard !isDelivering, state != nil else { return false }
    isDelivering = true
    return true
  }

  /// Delivers all enqueued events to downstream, then requests the pending demand from the upstreams.
  ///
  /// - Parameter origin: The upstream that called. Its demand is returned instead of requested.
  @discardableResult
  private func deliver(for origin: FanInOrigin?) -> Subscribers.Demand {
    var more = Subscribers.Demand.none
    while true {
      switch nextStep(granting: more, for: origin) {
      case .deliver(let value, let downstream):
        more = downstream.receive(value)
      case .discard:
        more = .none
      case .end(let completion, let last):
        more = .none
        last.downstream.receive(completion: completion)
      case .idle(let own, let others):
        for (subscription, demand) in others { subscription.request(demand) }
        return own
      }
    }
  }

  private func nextStep(granting more: Subscribers.Demand, for origin: FanInOrigin?) -> Step {
    lock.lock()
    defer { lock.unlock() }
    state?.request(more)
    switch state?.next() ?? .idle {
    case .deliver(let value):
      return .deliver(value, state!.downstream)
    case .discard(let value):
      return .discard(value)
    case .end(let completion):
      return .end(completion, state.take()!)
    case .idle:
      isDelivering = false
      let (own, others) = state?.takePendingDemand(for: origin) ?? (.none, [])
      return .idle(own: own, others: others)
    }
  }
}

// MARK: - Downstream

@_spi(FanIn) extension FanIn: Subscription {
  /// Requests values for downstream.
  public func request(_ demand: Subscribers.Demand) {
    lock.lock()
    state?.request(demand)
    let startsDelivery = startDelivery()
    lock.unlock()
    if startsDelivery { deliver(for: nil) }
  }

  /// Cancels all upstreams and releases downstream.
  public func cancel() {
    lock.lock()
    let last = state.take()
    lock.unlock()
    for subscription in last?.subscriptions ?? [] { subscription.cancel() }
  }
}

// MARK: - Upstreams

@_spi(FanIn) extension FanIn {
  /// Receives the subscription of an upstream, and cancels it if no event of that upstream is accepted.
  public func receive(subscription: any Subscription, from origin: FanInOrigin) {
    lock.lock()
    let isAccepted = state?.accept(subscription, from: origin) ?? false
    let startsDelivery = isAccepted && startDelivery()
    lock.unlock()
    if !isAccepted { subscription.cancel() }
    if startsDelivery { deliver(for: nil) }
  }

  /// Receives a value of an upstream. Returns additional demand for that upstream.
  public func receive<Value>(
    _ value: Value,
    from origin: FanInOrigin,
    combining: (inout Inputs, Value) -> Downstream.Input?
  ) -> Subscribers.Demand {
    lock.lock()
    let replaced = state?.accept(value, from: origin, combining: combining)
    let startsDelivery = startDelivery()
    lock.unlock()
    withExtendedLifetime(replaced) {}
    return startsDelivery ? deliver(for: origin) : .none
  }

  /// Receives the completion of an upstream, after a last value that is delivered when there is demand.
  public func receive(
    completion: Subscribers.Completion<Downstream.Failure>,
    after last: Downstream.Input? = nil,
    from origin: FanInOrigin
  ) {
    lock.lock()
    if let last { state?.accept(last: last, from: origin) }
    let (ended, canceled) = state?.complete(completion, from: origin) ?? (nil, [])
    let startsDelivery = startDelivery()
    lock.unlock()
    withExtendedLifetime(ended) {}
    for subscription in canceled { subscription.cancel() }
    if startsDelivery { deliver(for: nil) }
  }
}

// MARK: - Senders with several fan-ins

@_spi(FanIn) extension FanIn {
  /// Enqueues a value for `flush`, without calling other code. The sender must retain dropped values.
  public func enqueue(_ value: Downstream.Input, from origin: FanInOrigin) {
    lock.withLock { _ = state?.accept(value, from: origin) { _, value in value } }
  }

  /// Delivers all enqueued values to downstream.
  public func flush() {
    if lock.withLock({ startDelivery() }) { deliver(for: nil) }
  }
}

@_spi(FanIn) extension FanIn: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  public var customMirror: Mirror { Mirror(self, children: [:]) }
  public var playgroundDescription: Any { description }
}

// MARK: - The subscriber to an upstream

/// The subscriber of a fan-in to one of its upstreams.
struct FanInInput<Inputs, Downstream: Subscriber, Input>: Subscriber {
  typealias Failure = Downstream.Failure

  let fanIn: FanIn<Inputs, Downstream>
  let origin: FanInOrigin
  /// Updates the inputs with a value, and returns the output for downstream, if any.
  let combining: (inout Inputs, Input) -> Downstream.Input?
  let combineIdentifier = CombineIdentifier()

  func receive(subscription: any Subscription) {
    fanIn.receive(subscription: subscription, from: origin)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    fanIn.receive(input, from: origin, combining: combining)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    fanIn.receive(completion: completion, from: origin)
  }
}

extension FanInInput: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  var description: String { fanIn.description }
  var customMirror: Mirror { Mirror(self, children: ["parentSubscription": fanIn.combineIdentifier]) }
  var playgroundDescription: Any { description }
}
