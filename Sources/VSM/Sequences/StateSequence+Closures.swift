// How sequences were written before leading states were values.

extension StateSequence {
  /// Describes states by closures, each called when the one before is over.
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

@available(*, deprecated)
extension StateSequence: ExpressibleByArrayLiteral {
  /// Describes states by closures, each called when the one before is over.
  @available(
    *, deprecated,
    message: """
      Write the states that come at once as values: 'StateSequence(.loading) { await fetch() }'. \
      For several asynchronous steps write a list: 'StateSequence { .loading; Next { await fetch() } }'.
      """
  )
  @inlinable public init(arrayLiteral steps: nonisolated(nonsending) () async -> State...) {
    self.init(steps: steps.map { .next($0) })
  }
}
