#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// What several upstreams and one downstream have agreed on so far: it decides and calls nobody.
///
/// It exists until the end has been decided or downstream has cancelled. Nothing that belongs to others may be
/// released inside these methods, since they run under a lock and a `deinit` may come back here: what drops out
/// is returned, for the caller to release later.
struct FanInState<Inputs, Downstream: Subscriber> {
  typealias Output = Downstream.Input
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  enum Step {
    case deliver(Output)
    case discard(Output)
    case end(Completion)
    case rest
  }

  let downstream: Downstream
  private var inputs: Inputs
  private var demand = Subscribers.Demand.none
  private var upstreams: [FanInUpstream]
  private var unfinished: Int
  private var owesDemand: Bool
  /// Values and the index of the upstream that each is from, or none if it waits whatever happens.
  private var waiting = ArrivalQueue<(index: Int?, value: Output)>()
  private var completion: Completion?

  init(downstream: Downstream, inputs: Inputs, upstreams: [FanInUpstream]) {
    self.downstream = downstream
    self.inputs = inputs
    self.upstreams = upstreams
    unfinished = upstreams.count { $0.isAwaited && !$0.isFinished }
    owesDemand = upstreams.contains { $0.owed > .none }
    completion = upstreams.isEmpty ? .finished : nil
  }

  /// Whether another value can change anything.
  var isOpen: Bool { completion == nil }

  var subscriptions: [any Subscription] { upstreams.compactMap(\.subscription) }

  /// Whether what comes from `origin` still counts.
  func hears(_ origin: FanInOrigin) -> Bool {
    isOpen && upstreams[origin.index].generation == origin.generation && !upstreams[origin.index].isFinished
  }

  private mutating func owe(_ more: Subscribers.Demand, at index: Int) {
    guard more > .none else { return }
    upstreams[index].owed += more
    owesDemand = true
  }
}

// MARK: - From downstream

extension FanInState {
  mutating func request(_ more: Subscribers.Demand) {
    guard more > .none, demand != .unlimited else { return }
    demand += more
    for index in upstreams.indices {
      switch upstreams[index].backPressure {
      case .oneValueEach: if demand == .unlimited { owe(.unlimited, at: index) }
      case .passedThrough, .madeUp: owe(more, at: index)
      case .everything, .newest: break
      }
    }
  }
}

// MARK: - From upstream

extension FanInState {
  /// Keeps the subscription of an upstream, or returns false if it has to be cancelled.
  mutating func accept(_ subscription: any Subscription, from origin: FanInOrigin) -> Bool {
    guard hears(origin), upstreams[origin.index].subscription == nil else { return false }
    upstreams[origin.index].subscription = subscription
    return true
  }

  /// Takes a value in; what waited in its place until now is returned.
  mutating func accept<Value>(
    _ value: Value,
    from origin: FanInOrigin,
    combining: (inout Inputs, Value) -> Output?
  ) -> (Inputs, Output?)? {
    guard hears(origin) else { return nil }
    let index = origin.index
    let before = inputs
    guard let output = combining(&inputs, value) else {
      if upstreams[index].backPressure == .madeUp, demand != .unlimited { owe(.max(1), at: index) }
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

  /// Notes the end of one upstream, and returns the subscriptions that are no longer needed: that of this upstream,
  /// and if this decides the end of all, those of the others, which have to be cancelled.
  mutating func complete(
    _ completion: Completion,
    from origin: FanInOrigin
  ) -> (own: (any Subscription)?, others: [any Subscription])? {
    guard hears(origin) else { return nil }
    upstreams[origin.index].isFinished = true
    let own = upstreams[origin.index].subscription.take()
    if upstreams[origin.index].isAwaited { unfinished -= 1 }
    if case .finished = completion, unfinished > 0 { return (own, []) }
    self.completion = completion
    let others = subscriptions
    for index in upstreams.indices { upstreams[index].subscription = nil }
    return (own, others)
  }

  /// Lets `last` be delivered when there is demand for it, whatever was asked of the upstreams.
  mutating func accept(last: Output, from origin: FanInOrigin) {
    if hears(origin) { waiting.append((nil, last)) }
  }

  /// Makes room for a new upstream, when `origin` says so: what waits is dropped, as it comes from the one before.
  mutating func vacate(
    _ index: Int,
    for origin: FanInOrigin
  ) -> (new: FanInOrigin, subscription: (any Subscription)?, waiting: ArrivalQueue<(index: Int?, value: Output)>)? {
    guard hears(origin) else { return nil }
    let old = upstreams[index]
    if old.isFinished, old.isAwaited { unfinished += 1 }
    upstreams[index] = FanInUpstream(old.backPressure, isAwaited: old.isAwaited)
    upstreams[index].generation = old.generation + 1
    owe(demand, at: index)
    let dropped = waiting
    if !waiting.isEmpty { waiting = ArrivalQueue() }
    return (FanInOrigin(index: index, generation: old.generation + 1), old.subscription, dropped)
  }
}

// MARK: - To downstream and upstream

extension FanInState {
  /// Decides what downstream is told next.
  mutating func next() -> Step {
    guard let (index, _) = waiting.first else { return completion.map(Step.end) ?? .rest }
    let backPressure = index.map { upstreams[$0].backPressure }
    if demand > .none {
      if backPressure == .oneValueEach, demand != .unlimited { owe(.max(1), at: index!) }
      demand -= 1
      return .deliver(waiting.removeFirst().value)
    }
    switch backPressure {
    case .passedThrough, .madeUp, .everything: return .discard(waiting.removeFirst().value)
    case .oneValueEach: if case .failure(let error) = completion { return .end(.failure(error)) }
    case .newest, nil: break
    }
    return .rest
  }

  /// Takes out what `origin` and the other upstreams are owed, as far as they can be told.
  mutating func takeDebts(
    to origin: FanInOrigin?
  ) -> (own: Subscribers.Demand, others: [(any Subscription, Subscribers.Demand)]) {
    guard owesDemand else { return (.none, []) }
    owesDemand = false
    var own = Subscribers.Demand.none
    var others: [(any Subscription, Subscribers.Demand)] = []
    for index in upstreams.indices where upstreams[index].owed > .none {
      let upstream = upstreams[index]
      guard !upstream.isFinished else { continue }
      guard let subscription = upstream.subscription else {
        owesDemand = true
        continue
      }
      upstreams[index].owed = .none
      if origin == FanInOrigin(index: index, generation: upstream.generation) {
        own = upstream.owed
      } else {
        others.append((subscription, upstream.owed))
      }
    }
    return (own, others)
  }
}
