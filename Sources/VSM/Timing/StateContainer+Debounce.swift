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
    wait(dueTime, for: DebounceKey(identifier, or: callSite), from: callSite, value: nil) { container in
      follow(container, action(), Cause(callSite, isDebounced: true))
    }
  }

  /// Lets an action wait in place of the one that waits under the same key.
  ///
  /// - Parameter value: What it is to be called with, if somebody has to know meanwhile.
  func wait(
    _ dueTime: Duration, for key: DebounceKey, from callSite: CallSite, value: Any?,
    then action: @escaping @MainActor (StateContainer<State>) -> Void
  ) {
    let debouncer = debouncer ?? Debouncer(container: self, clock: clock)
    self.debouncer = debouncer
    debouncer.wait(dueTime, for: key, from: callSite, value: value, then: action)
  }

  /// Lets go of a debouncer for which nothing waits any more.
  func forget(_ debouncer: Debouncer<State>) {
    if self.debouncer === debouncer { self.debouncer = nil }
  }
}
