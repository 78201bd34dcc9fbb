#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension Publisher {
  /// Makes a publisher of each value, and republishes the values of the newest one.
  ///
  /// A new value cancels the publisher made for the one before; what that has sent and downstream has not yet been
  /// handed is dropped, so nothing of it follows what is newer. It finishes when this publisher and the last one made
  /// have finished, and fails with the first of them that fails. This publisher is asked for everything, the newest
  /// one for what downstream still waits for. Values may come from any thread: each is delivered alone.
  ///
  /// It is `map` and `switchToLatest` in one, but keeps to this also where several threads send, and where downstream
  /// sends a new value while it receives one.
  public func flatMapLatest<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMapLatest<P, Self>
  where Failure == P.Failure {
    Publishers.FlatMapLatest(upstream: self, transform: transform)
  }

  /// Makes a publisher that may fail of each value, and republishes the values of the newest one.
  public func flatMapLatest<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMapLatest<P, Publishers.SetFailureType<Self, P.Failure>>
  where Failure == Never {
    setFailureType(to: P.Failure.self).flatMapLatest(transform)
  }

  /// Makes a publisher that never fails of each value, and republishes the values of the newest one.
  public func flatMapLatest<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMapLatest<Publishers.SetFailureType<P, Failure>, Self>
  where P.Failure == Never {
    flatMapLatest { transform($0).setFailureType(to: Failure.self) }
  }

  /// Makes a publisher of each value, where none ever fails, and republishes the values of the newest one.
  public func flatMapLatest<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMapLatest<P, Self>
  where Failure == Never, P.Failure == Never {
    Publishers.FlatMapLatest(upstream: self, transform: transform)
  }
}
