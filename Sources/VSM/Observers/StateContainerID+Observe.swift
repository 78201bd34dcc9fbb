extension StateContainerID {
  /// Lets the container observe a state, as tools do that go back to one it was in before.
  ///
  /// What runs in the container is superseded, as by any other action; what ran when the container was in that state
  /// does not run again.
  ///
  /// - Parameter state: A state such as ``StateChange/new``.
  /// - Returns: Whether the container went there. It cannot when it has gone away, when its states are of another type, or
  ///   when no observer has heard anything of it yet.
  @MainActor @discardableResult public func observe(_ state: Any) -> Bool {
    StateContainerObservers.reporters[self]?.reporter?.observe(state) ?? false
  }
}
