extension View {
  /// Makes this view what a tab of the tab view around it shows, and says what the tab looks like.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemModifier(content: self, label: label())
  }
}

/// A view that is a tab inside a tab view, and itself elsewhere.
private struct TabItemModifier<Content: View, Label: View> {
  @Environment(\.tabs) private var tabs
  let content: Content
  let label: Label

  init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }
}

extension TabItemModifier: View {
  var body: some View {
    if let tabs {
      let stated = StatedTab(content)
      TabPanel(bar: tabs, tag: stated.tag, badge: stated.badge, content: content, label: label)
    } else {
      content
    }
  }
}

/// What the modifiers directly inside a `tabItem` say of the tab.
@MainActor
private struct StatedTab {
  let tag: AnyHashable?
  let badge: Text?

  init(_ content: some View) {
    var values = EnvironmentValues()
    values.viewTag = ViewTag()
    func apply(_ view: some View) {
      guard let modifier = view as? any EnvironmentChanging else { return }
      apply(modifier.content)
      modifier.change.apply(to: &values)
    }
    apply(content)
    tag = values.viewTag?.value
    badge = values.badge
  }
}
