#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension Publisher {
  /// Transforms each value into a publisher, and republishes the values of the newest one.
  ///
  /// A new value cancels the publisher of the previous value and drops its undelivered values, so that no older value
  /// follows a newer one. The publisher finishes when this publisher and the newest one have finished. It fails with
  /// the first failure of either. It requests unlimited values from this publisher, and the remaining demand from the
  /// newest one. Values can come from any thread and are delivered one at a time.
  ///
  /// It combines `map` and `switchToLatest`. It also guarantees this behavior if several threads send values, and if
  /// downstream sends a new value while it receives one.
  public func flatMapLatest<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMapLatest<P, Self>
  where Failure == P.Failure {
    Publishers.FlatMapLatest(upstream: self, transform: transform)
  }

  /// Transforms each value into a publisher that can fail, and republishes the values of the newest one.
  public func flatMapLatest<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMapLatest<P, Publishers.SetFailureType<Self, P.Failure>>
  where Failure == Never {
    setFailureType(to: P.Failure.self).flatMapLatest(transform)
  }

  /// Transforms each value into a publisher that never fails, and republishes the values of the newest one.
  public func flatMapLatest<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMapLatest<Publishers.SetFailureType<P, Failure>, Self>
  where P.Failure == Never {
    flatMapLatest { transform($0).setFailureType(to: Failure.self) }
  }

  /// Transforms each value into a publisher, where neither can fail, and republishes the values of the newest one.
  public func flatMapLatest<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMapLatest<P, Self>
  where Failure == Never, P.Failure == Never {
    Publishers.FlatMapLatest(upstream: self, transform: transform)
  }
}
