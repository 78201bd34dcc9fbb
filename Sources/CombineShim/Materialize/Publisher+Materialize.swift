#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension Publisher {
  /// Publishes the values and the completion of this publisher as events, and never fails.
  ///
  /// The completion is published as a last value, which requires demand like any other. Then the publisher finishes.
  public func materialize() -> Publishers.Materialize<Self> {
    Publishers.Materialize(upstream: self)
  }

  /// Converts the events of this publisher back to values and a completion: the reverse of `materialize`.
  ///
  /// A completion event completes the publisher and cancels this one. Without one, it finishes when this publisher
  /// does. Since a completion requires no demand, one event is requested in advance, and a value is kept until there is
  /// demand.
  public func dematerialize<Value, EventFailure>() -> Publishers.Dematerialize<Self, Value, EventFailure>
  where Output == Subscribers.Event<Value, EventFailure>, Failure == Never {
    Publishers.Dematerialize(upstream: self)
  }

  /// Publishes the values among the events of this publisher.
  public func values<Value, EventFailure>() -> Publishers.CompactMap<Self, Value>
  where Output == Subscribers.Event<Value, EventFailure> {
    compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  /// Publishes the failures among the events of this publisher.
  public func failures<Value, EventFailure>() -> Publishers.CompactMap<Self, EventFailure>
  where Output == Subscribers.Event<Value, EventFailure> {
    compactMap { if case .failure(let error) = $0 { error } else { nil } }
  }
}
