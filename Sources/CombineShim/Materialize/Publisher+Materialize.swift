#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension Publisher {
  /// Publishes what this publisher sends as events, the end included, and never fails.
  ///
  /// The end arrives as a last value, which waits for demand as any value does; then the publisher finishes.
  public func materialize() -> Publishers.Materialize<Self> {
    Publishers.Materialize(upstream: self)
  }

  /// Publishes what the events of this publisher say: the reverse of `materialize`.
  ///
  /// The event of an end is the end, and cancels this publisher; without one, it ends when this publisher does. An end
  /// needs no demand, so one event is asked for ahead, and a value waits until it is wanted.
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
