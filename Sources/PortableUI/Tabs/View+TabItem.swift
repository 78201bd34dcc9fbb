extension View {
  /// Makes this view the content of a tab of the tab view around it, and sets the label of the tab.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemModifier(content: self, label: label())
  }
}

/// A view that is a tab directly inside a tab view, and only its content elsewhere.
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
      let stated = TabProperties(content)
      TabPanel(bar: tabs, tag: stated.tag, badge: stated.badge, content: content, label: label)
    } else {
      content
    }
  }
}

/// The properties of a tab that the modifiers directly inside its `tabItem` set.
@MainActor
private struct TabProperties {
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
