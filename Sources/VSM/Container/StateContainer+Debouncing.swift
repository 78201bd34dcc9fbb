import SwiftUIShim

// Debounced actions and edits, which a debouncer observes when they are due.
extension StateContainer {
  /// Evaluates and observes an action after a due time without a newer call.
  ///
  /// - Parameters:
  ///   - value: The expression of the action.
  ///   - makeAction: Returns the action for the value of the expression.
  func debounce<Value, A: Action<State>>(
    _ dueTime: Duration, _ identifier: some Hashable, _ callSite: CallSite,
    _ value: @escaping () -> Value, _ makeAction: @escaping @MainActor (Value) -> A
  ) {
    wait(dueTime, for: DebounceKey(identifier, or: callSite), from: callSite) { _ in
      .action { $0.observe(makeAction(value()), from: Cause(callSite, isDebounced: true)) }
    }
  }

  /// Enqueues an edit, which replaces the waiting one with the same key, and notifies the readers of its value.
  ///
  /// - Parameters:
  ///   - value: The value that bindings with this key return meanwhile.
  ///   - action: Returns the action of the edit for the state at the due time.
  func debounceEdit<A: Action<State>>(
    _ dueTime: Duration, _ key: DebounceKey, _ callSite: CallSite, value: Any,
    _ action: @escaping @MainActor (State) -> A
  ) {
    storage.notifyingReaders {
      wait(dueTime, for: key, from: callSite) { debouncer in
        let run: DebouncedCall<StateContainer>.Run = {
          $0.observe(action($0.storage.value), from: Cause(callSite, isDebounced: true))
        }
        let edit = CurrentPage()?.delayEdit { [weak debouncer] in debouncer?.fire(key) }
        return if let edit { .pageEdit(run, value: value, edit) } else { .edit(run, value: value) }
      }
    }
  }

  private func wait(
    _ dueTime: Duration, for key: DebounceKey, from callSite: CallSite,
    _ makeCall: (Debouncer<StateContainer>) -> DebouncedCall<StateContainer>
  ) {
    let debouncer = debouncer ?? Debouncer(container: self, clock: clock)
    self.debouncer = debouncer
    debouncer.wait(dueTime, for: key, from: callSite, makeCall(debouncer))
  }

  /// Returns the value of the edit that waits with this key.
  func waitingValue(for key: DebounceKey) -> Any? { debouncer?.value(for: key) }

  /// Drops what waits, except for the edits of pages, since another action is observed directly.
  ///
  /// - Returns: The dropped calls, which the caller must release, since that can run any code.
  @usableFromInline func dropDebounced() -> Any? {
    guard let debouncer else { return nil }
    let dropped = debouncer.drop()
    if dropped.contains(where: \.isEdit) { storage.notifyingReaders {} }
    return dropped
  }
}

extension StateContainer: DebouncingContainer {
  @usableFromInline func forget(_ debouncer: Debouncer<StateContainer>) {
    if self.debouncer === debouncer { self.debouncer = nil }
  }
}
