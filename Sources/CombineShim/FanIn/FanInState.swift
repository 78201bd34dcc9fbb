#if !canImport(Combine)
  import OpenCombine

  /// What several upstreams and one downstream have agreed on so far: it decides and calls nobody.
  ///
  /// It exists until the end has been decided or downstream has cancelled. Nothing that belongs to others may be
  /// released inside these methods, since they run under a lock and a `deinit` may come back here: what drops out
  /// is returned, for the caller to release later.
  struct FanInState<Inputs, Downstream: Subscriber> {
    typealias Output = Downstream.Input
    typealias Completion = Subscribers.Completion<Downstream.Failure>

    struct Upstream {
      var subscription: (any Subscription)?
      /// What this upstream may send beyond what it has been told.
      var owed: Subscribers.Demand
      var isFinished = false
    }

    enum Step {
      case deliver(Output)
      case discard(Output)
      case end(Completion)
      case rest
    }

    let downstream: Downstream
    private let backPressure: BackPressure
    private var inputs: Inputs
    private var demand = Subscribers.Demand.none
    private var upstreams: [Upstream]
    private var unfinished: Int
    private var owesDemand: Bool
    private var waiting = FanInQueue<(origin: Int, value: Output)>()
    private var completion: Completion?

    init(downstream: Downstream, inputs: Inputs, upstreamCount: Int, backPressure: BackPressure) {
      self.downstream = downstream
      self.inputs = inputs
      self.backPressure = backPressure
      let first: Subscribers.Demand = backPressure == .oneValueEach ? .max(1) : .none
      upstreams = Array(repeating: Upstream(owed: first), count: upstreamCount)
      unfinished = upstreamCount
      owesDemand = first > .none
      completion = upstreamCount == 0 ? .finished : nil
    }

    /// Whether another value can change anything.
    var isOpen: Bool { completion == nil }

    var subscriptions: [any Subscription] { upstreams.compactMap(\.subscription) }
  }

  // MARK: - From downstream

  extension FanInState {
    mutating func request(_ more: Subscribers.Demand) {
      guard more > .none, demand != .unlimited else { return }
      demand += more
      switch backPressure {
      case .oneValueEach where demand == .unlimited: oweEach(.unlimited)
      case .oneValueEach: break
      case .passedThrough: oweEach(more)
      }
    }

    private mutating func oweEach(_ more: Subscribers.Demand) {
      for index in upstreams.indices { upstreams[index].owed += more }
      owesDemand = true
    }
  }

  // MARK: - From upstream

  extension FanInState {
    /// Keeps the subscription of an upstream, or returns false if it has to be cancelled.
    mutating func accept(_ subscription: any Subscription, at index: Int) -> Bool {
      guard isOpen, upstreams[index].subscription == nil, !upstreams[index].isFinished else { return false }
      upstreams[index].subscription = subscription
      return true
    }

    /// Takes a value in; what waited in its place until now is returned.
    mutating func accept<Value>(
      _ value: Value,
      at index: Int,
      combining: (inout Inputs, Value) -> Output?
    ) -> (Inputs, Output?)? {
      guard isOpen, !upstreams[index].isFinished else { return nil }
      let before = inputs
      guard let output = combining(&inputs, value) else { return (before, nil) }
      if backPressure == .oneValueEach, demand != .unlimited,
        let old = waiting.replaceFirst(with: (index, output), where: { $0.origin == index })
      {
        return (before, old.value)
      }
      waiting.append((index, output))
      return (before, nil)
    }

    /// Notes that one upstream has finished, and returns the subscription that is no longer needed.
    mutating func finish(at index: Int) -> (any Subscription)? {
      guard isOpen, !upstreams[index].isFinished else { return nil }
      upstreams[index].isFinished = true
      unfinished -= 1
      if unfinished == 0 { completion = .finished }
      return upstreams[index].subscription.take()
    }

    /// Notes that one upstream has failed, and returns all subscriptions: those of the others have to be cancelled.
    mutating func fail(
      with error: Downstream.Failure,
      at index: Int
    ) -> (failed: (any Subscription)?, others: [any Subscription])? {
      guard isOpen, !upstreams[index].isFinished else { return nil }
      completion = .failure(error)
      let failed = upstreams[index].subscription.take()
      let others = subscriptions
      for other in upstreams.indices { upstreams[other].subscription = nil }
      return (failed, others)
    }
  }

  // MARK: - To downstream and upstream

  extension FanInState {
    /// Decides what downstream is told next.
    mutating func next() -> Step {
      if !waiting.isEmpty {
        if demand > .none {
          let (origin, value) = waiting.removeFirst()
          if backPressure == .oneValueEach, demand != .unlimited {
            upstreams[origin].owed += 1
            owesDemand = true
          }
          demand -= 1
          return .deliver(value)
        }
        if backPressure == .passedThrough { return .discard(waiting.removeFirst().value) }
        // A failure does not wait for demand, and values do not outlive it; a regular end lets them go first.
        guard case .failure = completion else { return .rest }
      }
      return completion.map(Step.end) ?? .rest
    }

    /// Takes out what `index` and the other upstreams are owed, as far as they can be told.
    mutating func takeDebts(
      to index: Int?
    ) -> (own: Subscribers.Demand, others: [(any Subscription, Subscribers.Demand)]) {
      guard owesDemand else { return (.none, []) }
      owesDemand = false
      var own = Subscribers.Demand.none
      var others: [(any Subscription, Subscribers.Demand)] = []
      for upstream in upstreams.indices where upstreams[upstream].owed > .none {
        guard !upstreams[upstream].isFinished else { continue }
        guard let subscription = upstreams[upstream].subscription else {
          owesDemand = true
          continue
        }
        let owed = upstreams[upstream].owed
        upstreams[upstream].owed = .none
        if upstream == index { own = owed } else { others.append((subscription, owed)) }
      }
      return (own, others)
    }
  }
#endif
