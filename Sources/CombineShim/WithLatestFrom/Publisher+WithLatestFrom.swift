#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension Publisher {
  /// Publishes the latest value of another publisher for each value of this one.
  ///
  /// Values before the first value of `other` are dropped, and as many more are requested. The subscription to `other`
  /// starts first, so that its immediate value is used, and requests unlimited values. When `other` finishes, its
  /// latest value stays in use. When it fails, the publisher fails. When this publisher completes, the publisher
  /// completes and cancels `other`. Values can come from any thread and are delivered one at a time, in the order of
  /// arrival.
  public func withLatestFrom<P: Publisher>(
    _ other: P
  ) -> Publishers.Map<Publishers.WithLatestFrom<Self, P>, P.Output>
  where Failure == P.Failure {
    withLatestFrom(other) { $1 }
  }

  /// Publishes the results of applying `resultSelector` to each value of this publisher and the latest value of
  /// another.
  ///
  /// Otherwise it behaves like the variant without `resultSelector`.
  public func withLatestFrom<P: Publisher, T>(
    _ other: P,
    resultSelector: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.WithLatestFrom<Self, P>, T>
  where Failure == P.Failure {
    Publishers.Map(upstream: Publishers.WithLatestFrom(upstream: self, other: other), transform: resultSelector)
  }
}
