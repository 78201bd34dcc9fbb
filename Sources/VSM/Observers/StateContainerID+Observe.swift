extension StateContainerID {
  /// Observes a state in the container, as tools do that go back to an earlier one.
  ///
  /// What runs in the container is superseded, as by any other action; what ran when the container was in that state
  /// does not run again. The change is reported with the place of the call as its cause.
  ///
  /// - Parameter state: A state such as ``StateChange/new``.
  /// - Returns: Whether the container went there. It cannot when it has gone away, when its states are of another type, or
  ///   when no observer has been notified of it yet.
  @MainActor @discardableResult public func observe(
    _ state: Any, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    StateContainerObservers.reporters[self]?.reporter?.observe(state, Cause(file, line, column)) ?? false
  }
}
