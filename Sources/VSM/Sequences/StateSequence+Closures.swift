extension StateSequence {
  /// Describes states by closures, each called when the one before is over.
  ///
  /// This is how it was written before leading states were values.
  @available(
    *, deprecated,
    message: """
      Write the states that come at once as values, so that they are applied at once: \
      'StateSequence(.loading) { await fetch() }'; or list the steps: 'StateSequence { .loading; Next { await fetch() } }'.
      """
  )
  @_disfavoredOverload
  @inlinable public init(_ steps: nonisolated(nonsending) () async -> State...) {
    self.init(steps: steps.map { .next($0) })
  }
}
