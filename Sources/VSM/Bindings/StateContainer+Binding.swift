import SwiftUIShim

extension StateContainer {
  /// A binding that reads a part of the state, and that follows an action when it is set.
  func binding<Value>(
    _ path: any KeyPath<State, Value> & Sendable, _ dueTime: Duration?, _ identifier: some Hashable,
    _ callSite: CallSite,
    _ follow: @escaping @MainActor (StateContainer<State>, State, Value, Cause) -> Void
  ) -> Binding<Value> {
    Binding { @MainActor in
      self.state[keyPath: path]
    } set: { @MainActor value in
      guard let dueTime else { return follow(self, self.storage.value, value, Cause(callSite)) }
      self.debounce(dueTime, identifier, callSite, { value }) { container, value, cause in
        follow(container, container.storage.value, value, cause)
      }
    }
  }
}
