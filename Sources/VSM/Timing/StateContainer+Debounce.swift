extension StateContainer {
  /// Lets an action wait until nobody has called for the same thing for the due time, and then evaluates and follows it.
  ///
  /// - Parameters:
  ///   - action: The action's expression.
  ///   - follow: Observes what the expression gave.
  @usableFromInline func debounce<Action>(
    _ dueTime: Duration, _ identifier: some Hashable, _ callSite: CallSite,
    _ action: @escaping () -> Action,
    _ follow: @escaping @MainActor (StateContainer<State>, Action, Cause) -> Void
  ) {
    let debouncer = debouncer ?? Debouncer(container: self, clock: clock)
    self.debouncer = debouncer
    debouncer.wait(dueTime, for: DebounceKey(identifier, or: callSite)) { container in
      follow(container, action(), Cause(callSite, isDebounced: true))
    }
  }

  /// Lets go of a debouncer for which nothing waits any more.
  func forget(_ debouncer: Debouncer<State>) {
    if self.debouncer === debouncer { self.debouncer = nil }
  }
}
