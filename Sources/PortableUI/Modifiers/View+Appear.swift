extension View {
  /// Runs `action` after this view appears on the page or is uncovered; once even if this is several views.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    BehaviorModifier(content: self, behavior: AppearBehavior(action: action))
  }

  /// Runs `action` after this view leaves the page or is covered, or after the page ends.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    BehaviorModifier(content: self, behavior: DisappearBehavior(action: action))
  }
}

private struct AppearBehavior {
  let action: (() -> Void)?
}

extension AppearBehavior: Behavior {
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

private struct DisappearBehavior {
  let action: (() -> Void)?
}

extension DisappearBehavior: Behavior {
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
