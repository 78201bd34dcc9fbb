extension View {
  /// Hides the back button in the bar of this view's navigation level.
  ///
  /// The browser's back button still works.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    BehaviorModifier(content: self, behavior: BackButtonHiding(isHidden: hidesBackButton))
  }
}

private struct BackButtonHiding {
  let isHidden: Bool
}

extension BackButtonHiding: Behavior {
  func mount(in node: _Node) {
    node.environment.navigationLevel?.setBackButtonHidden(isHidden, by: node)
  }

  func update(from old: Self, kept: inout Void, in node: _Node) {
    if old.isHidden != isHidden { mount(in: node) }
  }

  func unmount(_ kept: Void, in node: _Node) {
    node.environment.navigationLevel?.setBackButtonHidden(false, by: node)
  }
}
