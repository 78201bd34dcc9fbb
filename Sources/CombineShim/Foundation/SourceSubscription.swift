#if !canImport(Combine)
  import OpenCombine

  /// The subscription of a fan-in to a source that is not a publisher, such as a timer or a request.
  struct SourceSubscription: Subscription {
    /// Called for each request of values.
    var start: () -> Void = {}
    let end: () -> Void
    let combineIdentifier = CombineIdentifier()

    func request(_ demand: Subscribers.Demand) { start() }
    func cancel() { end() }
  }

  extension FanIn where Inputs == Void {
    /// Creates a fan-in with one source, whose values are dropped without demand.
    convenience init(source description: String, downstream: Downstream) {
      self.init(description, downstream: downstream, inputs: (), upstreams: [FanInUpstream(.passedThrough)])
    }

    /// Sends downstream its subscription. Values can be sent before; they are delivered afterwards.
    func start(_ source: SourceSubscription, downstream: Downstream) {
      receive(subscription: source, from: .source)
      sendSubscription(to: downstream)
    }

    func send(_ value: Downstream.Input) { _ = receive(value, from: .source) { _, value in value } }

    func send(completion: Subscribers.Completion<Downstream.Failure>) {
      receive(completion: completion, from: .source)
    }
  }

  extension FanInOrigin {
    fileprivate static var source: FanInOrigin { FanInOrigin(index: 0) }
  }
#endif
