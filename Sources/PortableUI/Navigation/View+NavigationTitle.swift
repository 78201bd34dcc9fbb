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
    TitledView(content: self, title: title)
  }
}

/// Content whose page is named by a text that may be written differently elsewhere.
private struct TitledView<Content: View> {
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  let content: Content
  let title: Text

  init(content: Content, title: Text) {
    self.content = content
    self.title = title
  }
}

extension TitledView: View {
  var body: some View {
    var values = EnvironmentValues()
    values.locale = locale
    values.calendar = calendar
    values.timeZone = timeZone
    return content.navigationTitle(title.string(in: values))
  }
}

private struct TitleBehaviour {
  let title: String
}

extension TitleBehaviour: Behaviour {
  func mount(in node: _Node) {
    node.setTitle(title)
  }

  func update(from old: Self, kept: inout Void, in node: _Node) {
    if old.title != title { node.setTitle(title) }
  }

  func unmount(_ kept: Void, in node: _Node) {
    node.setTitle(nil)
  }
}
