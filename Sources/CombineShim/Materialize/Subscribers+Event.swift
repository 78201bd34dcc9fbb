#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension Subscribers {
  /// An event after a subscription: a value or a completion.
  ///
  /// ReactiveX calls it a notification. `materialize` publishes events, and `dematerialize` converts them back.
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
