extension View {
  /// Keeps the person at the page from dismissing the sheet around this view with Escape; its own buttons still do.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    BehaviourModifier(content: self, behaviour: DismissalRefusal(isDisabled: isDisabled))
  }
}

private struct DismissalRefusal {
  let isDisabled: Bool
}

extension DismissalRefusal: Behaviour {
  func mount(in node: _Node) {
    node.environment.presentation?.setDismissDisabled(isDisabled, by: node)
  }

  func update(from old: Self, kept: inout Void, in node: _Node) {
    mount(in: node)
  }

  func unmount(_ kept: Void, in node: _Node) {
    node.environment.presentation?.setDismissDisabled(false, by: node)
  }
}
