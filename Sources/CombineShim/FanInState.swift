#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The state of a fan-in. It makes decisions, but does not call upstreams or downstream.
///
/// It exists until completion or until downstream cancels. Its methods run under a lock and must not release objects of
/// other code, because a `deinit` could call the fan-in. They return dropped values, which the caller releases later.
struct FanInState<Inputs, Downstream: Subscriber> {
  typealias Output = Downstream.Input
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  enum Step {
    case deliver(Output)
    case discard(Output)
    case end(Completion)
    case idle
  }

  let downstream: Downstream
  private var inputs: Inputs
  private var demand = Subscribers.Demand.none
  private var upstreams: [FanInUpstream]
  private var unfinished: Int
  private var hasPendingDemand: Bool
  /// Values with the index of their upstream, or `nil` for values that are kept without regard to back pressure.
  private var waiting = ArrivalQueue<(index: Int?, value: Output)>()
  private var completion: Completion?

  init(downstream: Downstream, inputs: Inputs, upstreams: [FanInUpstream]) {
    self.downstream = downstream
    self.inputs = inputs
    self.upstreams = upstreams
    unfinished = upstreams.count { $0.isAwaited && !$0.isFinished }
    hasPendingDemand = upstreams.contains { $0.pendingDemand > .none }
    completion = upstreams.isEmpty ? .finished : nil
  }

  /// Whether another value can have an effect.
  var isOpen: Bool { completion == nil }

  var subscriptions: [any Subscription] { upstreams.compactMap(\.subscription) }

  /// Whether events from `origin` are accepted.
  func accepts(_ origin: FanInOrigin) -> Bool {
    isOpen && upstreams[origin.index].generation == origin.generation && !upstreams[origin.index].isFinished
  }

  private mutating func addPendingDemand(_ more: Subscribers.Demand, at index: Int) {
    guard more > .none else { return }
    upstreams[index].pendingDemand += more
    hasPendingDemand = true
  }
}

// MARK: - Downstream

extension FanInState {
  mutating func request(_ more: Subscribers.Demand) {
    guard more > .none, demand != .unlimited else { return }
    demand += more
    for index in upstreams.indices {
      switch upstreams[index].backPressure {
      case .oneValueEach: if demand == .unlimited { addPendingDemand(.unlimited, at: index) }
      case .passedThrough, .replacingUnused: addPendingDemand(more, at: index)
      case .everything, .newest: break
      }
    }
  }
}

// MARK: - Upstreams

extension FanInState {
  /// Stores the subscription of an upstream, or returns `false` if it must be canceled.
  mutating func accept(_ subscription: any Subscription, from origin: FanInOrigin) -> Bool {
    guard accepts(origin), upstreams[origin.index].subscription == nil else { return false }
    upstreams[origin.index].subscription = subscription
    return true
  }

  /// Accepts a value. Returns the replaced inputs and output, which the caller must release outside the lock.
  mutating func accept<Value>(
    _ value: Value,
    from origin: FanInOrigin,
    combining: (inout Inputs, Value) -> Output?
  ) -> (Inputs, Output?)? {
    guard accepts(origin) else { return nil }
    let index = origin.index
    let before = inputs
    guard let output = combining(&inputs, value) else {
      if upstreams[index].backPressure == .replacingUnused, demand != .unlimited {
        addPendingDemand(.max(1), at: index)
      }
      return (before, nil)
    }
    if upstreams[index].backPressure == .oneValueEach, demand != .unlimited,
      let old = waiting.replaceFirst(with: (index, output), where: { $0.index == index })
    {
      return (before, old.value)
    }
    waiting.append((index, output))
    if case .newest(let count) = upstreams[index].backPressure, let wanted = demand.max,
      waiting.count - wanted > count
    {
      return (before, waiting.remove(at: wanted).value)
    }
    return (before, nil)
  }

  /// Records the completion of one upstream. Returns the subscriptions that are no longer needed: the one to this
  /// upstream and, if this completes the fan-in, the ones to the others, which must be canceled.
  mutating func complete(
    _ completion: Completion,
    from origin: FanInOrigin
  ) -> (own: (any Subscription)?, others: [any Subscription])? {
    guard accepts(origin) else { return nil }
    upstreams[origin.index].isFinished = true
    let own = upstreams[origin.index].subscription.take()
    if upstreams[origin.index].isAwaited { unfinished -= 1 }
    if case .finished = completion, unfinished > 0 { return (own, []) }
    self.completion = completion
    let others = subscriptions
    for index in upstreams.indices { upstreams[index].subscription = nil }
    return (own, others)
  }

  /// Enqueues `last`, which is delivered when there is demand, regardless of the back pressure of the upstreams.
  mutating func accept(last: Output, from origin: FanInOrigin) {
    if accepts(origin) { waiting.append((nil, last)) }
  }

  /// Prepares the place of an upstream for a new one, if `origin` is current. The enqueued values of the old one are
  /// dropped.
  mutating func clearPlace(
    _ index: Int,
    for origin: FanInOrigin
  ) -> (new: FanInOrigin, subscription: (any Subscription)?, waiting: ArrivalQueue<(index: Int?, value: Output)>)? {
    guard accepts(origin) else { return nil }
    let old = upstreams[index]
    if old.isFinished, old.isAwaited { unfinished += 1 }
    upstreams[index] = FanInUpstream(old.backPressure, isAwaited: old.isAwaited)
    upstreams[index].generation = old.generation + 1
    addPendingDemand(demand, at: index)
    let dropped = waiting
    if !waiting.isEmpty { waiting = ArrivalQueue() }
    return (FanInOrigin(index: index, generation: old.generation + 1), old.subscription, dropped)
  }
}

// MARK: - Delivery and demand

extension FanInState {
  /// Determines and removes the next event for downstream.
  mutating func next() -> Step {
    guard let (index, _) = waiting.first else { return completion.map(Step.end) ?? .idle }
    let backPressure = index.map { upstreams[$0].backPressure }
    if demand > .none {
      if backPressure == .oneValueEach, demand != .unlimited { addPendingDemand(.max(1), at: index!) }
      demand -= 1
      return .deliver(waiting.removeFirst().value)
    }
    switch backPressure {
    case .passedThrough, .replacingUnused, .everything: return .discard(waiting.removeFirst().value)
    case .oneValueEach: if case .failure(let error) = completion { return .end(.failure(error)) }
    case .newest, nil: break
    }
    return .idle
  }

  /// Removes and returns the pending demand for `origin` and for the other upstreams that have a subscription.
  mutating func takePendingDemand(
    for origin: FanInOrigin?
  ) -> (own: Subscribers.Demand, others: [(any Subscription, Subscribers.Demand)]) {
    guard hasPendingDemand else { return (.none, []) }
    hasPendingDemand = false
    var own = Subscribers.Demand.none
    var others: [(any Subscription, Subscribers.Demand)] = []
    for index in upstreams.indices where upstreams[index].pendingDemand > .none {
      let upstream = upstreams[index]
      guard !upstream.isFinished else { continue }
      guard let subscription = upstream.subscription else {
        hasPendingDemand = true
        continue
      }
      upstreams[index].pendingDemand = .none
      if origin == FanInOrigin(index: index, generation: upstream.generation) {
        own = upstream.pendingDemand
      } else {
        others.append((subscription, upstream.pendingDemand))
      }
    }
    return (own, others)
  }
}
