#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

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
