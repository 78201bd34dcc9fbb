#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension Publisher {
  /// Publishes, for each value of this publisher, the latest value of another.
  ///
  /// Values that come before `other` has sent one are dropped, and made up for by asking for as many more. `other` is
  /// subscribed to first, so that a value it has at once counts already, and is asked for everything. Its end changes
  /// nothing: its latest value stays in use. Its failure fails all. The end of this publisher is the end of all, and
  /// cancels `other`. Values may come from any thread: each is delivered alone, in the order of arrival.
  public func withLatestFrom<P: Publisher>(
    _ other: P
  ) -> Publishers.Map<Publishers.WithLatestFrom<Self, P>, P.Output>
  where Failure == P.Failure {
    withLatestFrom(other) { $1 }
  }

  /// Publishes, for each value of this publisher, what `resultSelector` makes of it and the latest value of another.
  ///
  /// The rest is as without `resultSelector`.
  public func withLatestFrom<P: Publisher, T>(
    _ other: P,
    resultSelector: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.WithLatestFrom<Self, P>, T>
  where Failure == P.Failure {
    Publishers.Map(upstream: Publishers.WithLatestFrom(upstream: self, other: other), transform: resultSelector)
  }
}
