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
    node.host.setTitle(title, of: node)
  }

  func update(from old: Self, kept: inout Void, in node: _Node) {
    if old.title != title { node.host.setTitle(title, of: node) }
  }

  func unmount(_ kept: Void, in node: _Node) {
    node.host.setTitle(nil, of: node)
  }
}
