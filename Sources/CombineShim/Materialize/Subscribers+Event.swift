#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension Subscribers {
  /// What a subscriber is told after its subscription: a value, or the end.
  ///
  /// ReactiveX calls it a notification. `materialize` makes events of what a publisher sends, `dematerialize` takes
  /// them back.
  public enum Event<Input, Failure: Error> {
    case value(Input)
    case failure(Failure)
    case finished
  }
}

extension Subscribers.Event {
  /// Creates the event of an end.
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
