import SwiftUIShim

extension StateContainer {
  /// A binding that reads a part of the state, and that follows an action when it is set.
  ///
  /// While a value waits for its due time the binding reads that value. A field that is drawn again meanwhile would
  /// otherwise lose what was typed since.
  func binding<Value>(
    _ path: any KeyPath<State, Value> & Sendable, _ dueTime: Duration?, _ identifier: some Hashable,
    _ callSite: CallSite,
    _ follow: @escaping @MainActor (StateContainer<State>, State, Value, Cause) -> Void
  ) -> Binding<Value> {
    let key = DebounceKey(identifier, or: callSite)
    return Binding { @MainActor in
      // Read in any case, so that whoever draws it hears when it changes.
      let current = self.state[keyPath: path]
      guard dueTime != nil, let waiting = self.debouncer?.value(for: key) as? Value else { return current }
      return waiting
    } set: { @MainActor value in
      guard let dueTime else { return follow(self, self.storage.value, value, Cause(callSite)) }
      self.wait(dueTime, for: key, from: callSite, value: value) { container in
        follow(container, container.storage.value, value, Cause(callSite, isDebounced: true))
      }
    }
  }
}
