extension StateSequence {
  /// Describes states by closures, each called when the one before is over: how it was written in vsm-ios 1.x.
  @available(
    *, deprecated,
    message: """
      Write the states that come at once as values: 'StateSequence(.loading) { await fetch() }'. \
      For several asynchronous steps write a list: 'StateSequence { .loading; Next { await fetch() } }'.
      """
  )
  @_disfavoredOverload
  @inlinable public init(_ steps: nonisolated(nonsending) () async -> State...) {
    self.init(steps: steps.map { .next($0) })
  }
}
