extension View {
  /// Names the page: its title in the browser's tab and history.
  nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    BehaviourModifier(content: self, behaviour: TitleBehaviour(title: title.text))
  }

  /// Names the page: its title in the browser's tab and history.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ title: some StringProtocol) -> some View {
    BehaviourModifier(content: self, behaviour: TitleBehaviour(title: String(title)))
  }

  /// Names the page: its title in the browser's tab and history.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    BehaviourModifier(content: self, behaviour: TitleBehaviour(title: title.string))
  }
}

private struct TitleBehaviour {
  let title: String
}

extension TitleBehaviour: Behaviour {
  func mount(in node: _Node) {
    set(title, of: node)
  }

  func update(from old: Self, kept: inout Void, in node: _Node) {
    if old.title != title { set(title, of: node) }
  }

  func unmount(_ kept: Void, in node: _Node) {
    set(nil, of: node)
  }

  /// What stands in a dialog names that, and everything else the page.
  @MainActor private func set(_ title: String?, of node: _Node) {
    node.environment.bars?.setTitle(title, of: node)
    if node.environment.presentation == nil { node.host.setTitle(title, of: node) }
  }
}
