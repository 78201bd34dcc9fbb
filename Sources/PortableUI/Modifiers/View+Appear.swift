extension View {
  /// Runs `action` after this view has come onto the page; once, also where the view is several views.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    BehaviourModifier(content: self, behaviour: AppearBehaviour(action: action))
  }

  /// Runs `action` after this view has left the page, or after the page has ended.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    BehaviourModifier(content: self, behaviour: DisappearBehaviour(action: action))
  }
}

private struct AppearBehaviour {
  let action: (() -> Void)?
}

extension AppearBehaviour: Behaviour {
  func mount(in node: _Node) {
    if let action { node.host.afterRendering { action() } }
  }
}

private struct DisappearBehaviour {
  let action: (() -> Void)?
}

extension DisappearBehaviour: Behaviour {
  func mount(in node: _Node) {}

  func unmount(_ kept: Void, in node: _Node) {
    if let action { node.host.afterRendering { action() } }
  }
}
