#if !canImport(Combine)
  import class Foundation.NSLock
  import OpenCombine

  /// Joins several upstreams into one downstream: one subscription, then one event at a time, then one end.
  ///
  /// Whoever has news notes it under the lock. If nobody is talking to downstream, the caller does so until all is
  /// said, with the lock open; if somebody is (another thread, or this one further up its stack), that caller will
  /// say this too. So deliveries never overlap, keep the order of arrival, and cannot deadlock. Demand is passed on
  /// when nobody is talking, so that upstreams which answer at once are heard at once.
  final class FanIn<Inputs, Downstream: Subscriber> {
    private typealias State = FanInState<Inputs, Downstream>

    private enum Step {
      case deliver(Downstream.Input, Downstream)
      case discard(Downstream.Input)
      case end(Subscribers.Completion<Downstream.Failure>, State)
      case rest(own: Subscribers.Demand, others: [(any Subscription, Subscribers.Demand)])
    }

    let description: String
    private let lock = NSLock()
    private var isTalking = true
    private var state: FanInState<Inputs, Downstream>?

    init(
      _ description: String,
      downstream: Downstream,
      inputs: Inputs,
      upstreamCount: Int,
      backPressure: BackPressure
    ) {
      self.description = description
      state = FanInState(
        downstream: downstream, inputs: inputs, upstreamCount: upstreamCount, backPressure: backPressure)
    }

    /// Gives downstream its subscription, then what has happened meanwhile. Called once; until then all news wait.
    func greet(_ downstream: Downstream) {
      downstream.receive(subscription: self)
      _ = talk(for: nil)
    }

    /// Subscribes to an upstream, unless everything is over already.
    func attach<Upstream: Publisher>(
      _ upstream: Upstream,
      at index: Int,
      combining: @escaping (inout Inputs, Upstream.Output) -> Downstream.Input?
    ) where Upstream.Failure == Downstream.Failure {
      guard lock.withLock({ state?.isOpen ?? false }) else { return }
      upstream.subscribe(FanInInput(fanIn: self, index: index, combining: combining))
    }

    /// Makes the caller the one who talks, if nobody is. The lock is held.
    private func takeTheFloor() -> Bool {
      guard !isTalking, state != nil else { return false }
      isTalking = true
      return true
    }

    /// Tells downstream all there is, then each upstream what it may send.
    ///
    /// - Parameter index: The upstream that is waiting for this call; its demand is returned instead.
    private func talk(for index: Int?) -> Subscribers.Demand {
      var more = Subscribers.Demand.none
      while true {
        switch nextStep(granting: more, for: index) {
        case .deliver(let value, let downstream):
          more = downstream.receive(value)
        case .discard:
          more = .none
        case .end(let completion, let last):
          more = .none
          last.downstream.receive(completion: completion)
        case .rest(let own, let others):
          for (subscription, demand) in others { subscription.request(demand) }
          return own
        }
      }
    }

    private func nextStep(granting more: Subscribers.Demand, for index: Int?) -> Step {
      lock.lock()
      defer { lock.unlock() }
      state?.request(more)
      switch state?.next() ?? .rest {
      case .deliver(let value):
        return .deliver(value, state!.downstream)
      case .discard(let value):
        return .discard(value)
      case .end(let completion):
        return .end(completion, state.take()!)
      case .rest:
        isTalking = false
        let (own, others) = state?.takeDebts(to: index) ?? (.none, [])
        return .rest(own: own, others: others)
      }
    }
  }

  // MARK: - Downstream's side

  extension FanIn: Subscription {
    func request(_ demand: Subscribers.Demand) {
      lock.lock()
      state?.request(demand)
      let isMine = takeTheFloor()
      lock.unlock()
      if isMine { _ = talk(for: nil) }
    }

    func cancel() {
      lock.lock()
      let last = state.take()
      lock.unlock()
      for subscription in last?.subscriptions ?? [] { subscription.cancel() }
    }
  }

  // MARK: - The upstreams' side

  extension FanIn {
    func receive(subscription: any Subscription, from index: Int) {
      lock.lock()
      let isAccepted = state?.accept(subscription, at: index) ?? false
      let isMine = isAccepted && takeTheFloor()
      lock.unlock()
      if !isAccepted { subscription.cancel() }
      if isMine { _ = talk(for: nil) }
    }

    func receive<Value>(
      _ value: Value,
      from index: Int,
      combining: (inout Inputs, Value) -> Downstream.Input?
    ) -> Subscribers.Demand {
      lock.lock()
      let replaced = state?.accept(value, at: index, combining: combining)
      let isMine = takeTheFloor()
      lock.unlock()
      withExtendedLifetime(replaced) {}
      return isMine ? talk(for: index) : .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
      var ended: (any Subscription)?
      var cancelled: [any Subscription] = []
      lock.lock()
      switch completion {
      case .finished: ended = state?.finish(at: index)
      case .failure(let error): (ended, cancelled) = state?.fail(with: error, at: index) ?? (nil, [])
      }
      let isMine = takeTheFloor()
      lock.unlock()
      withExtendedLifetime(ended) {}
      for subscription in cancelled { subscription.cancel() }
      if isMine { _ = talk(for: nil) }
    }
  }

  extension FanIn: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    var customMirror: Mirror { Mirror(self, children: [:]) }
    var playgroundDescription: Any { description }
  }
#endif
