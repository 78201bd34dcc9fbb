extension View {
  /// Prevents the dismissal of the sheet around this view with Escape. The sheet's own buttons still dismiss it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    BehaviorModifier(content: self, behavior: DismissalDisabling(isDisabled: isDisabled))
  }
}

private struct DismissalDisabling {
  let isDisabled: Bool
}

extension DismissalDisabling: Behavior {
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
