extension View {
  /// Takes the button that leads back out of the bar above this view's level of a navigation stack.
  ///
  /// The browser's own button still leads back.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    BehaviourModifier(content: self, behaviour: BackButtonRefusal(isHidden: hidesBackButton))
  }
}

private struct BackButtonRefusal {
  let isHidden: Bool
}

extension BackButtonRefusal: Behaviour {
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
