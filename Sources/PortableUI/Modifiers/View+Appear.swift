extension View {
  /// Runs `action` after this view has come onto the page, or is uncovered there; once for all views that it is.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    BehaviourModifier(content: self, behaviour: AppearBehaviour(action: action))
  }

  /// Runs `action` after this view has left the page or is covered there, or after the page has ended.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    BehaviourModifier(content: self, behaviour: DisappearBehaviour(action: action))
  }
}

private struct AppearBehaviour {
  let action: (() -> Void)?
}

extension AppearBehaviour: Behaviour {
  func mount(in node: _Node) {
    if node.isShown { appear(in: node) }
  }

  func paneDidChange(isShown: Bool, kept: inout Void, in node: _Node) {
    if isShown { appear(in: node) }
  }

  @MainActor private func appear(in node: _Node) {
    if let action { node.host.afterRendering { action() } }
  }
}

private struct DisappearBehaviour {
  let action: (() -> Void)?
}

extension DisappearBehaviour: Behaviour {
  func mount(in node: _Node) {}

  func paneDidChange(isShown: Bool, kept: inout Void, in node: _Node) {
    if !isShown { disappear(in: node) }
  }

  func unmount(_ kept: Void, in node: _Node) {
    if node.isShown { disappear(in: node) }
  }

  @MainActor private func disappear(in node: _Node) {
    if let action { node.host.afterRendering { action() } }
  }
}
