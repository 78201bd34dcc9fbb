/// A tab of a tab view, with its label, value and content.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  private let value: AnyHashable?
  private let content: Content
  private let label: Label
}

/// The title and symbol of a tab.
public struct DefaultTabLabel {
  let title: Text
  let systemImage: String
}

extension DefaultTabLabel: View {
  public var body: some View { Label(title: { title }, icon: { Image(systemName: systemImage) }) }
}

extension Tab {
  /// Creates a tab that a value selects.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// Creates a tab of a tab view that stores its selection itself.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol, which a value selects.
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { DefaultTabLabel(title: Text(title), systemImage: systemImage) }
  }

  /// Creates a tab with a title and a symbol, which a value selects.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { DefaultTabLabel(title: Text(title), systemImage: systemImage) }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol, of a tab view that stores its selection itself.
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel(title: Text(title), systemImage: systemImage) }
  }

  /// Creates a tab with a title and a symbol, of a tab view that stores its selection itself.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel(title: Text(title), systemImage: systemImage) }
  }
}

extension Tab: TabContent {
  public typealias TabValue = Value
  public typealias Body = _NoTabBody<Value>

  public var _tabs: some View { InstalledTab(value: value, content: content, label: label) }
}

/// The view of a tab inside its tab view.
private struct InstalledTab<Content: View, Label: View> {
  @Environment(\.tabs) private var tabs
  let value: AnyHashable?
  let content: Content
  let label: Label

  init(value: AnyHashable?, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }
}

extension InstalledTab: View {
  var body: some View {
    if let tabs { TabPanel(bar: tabs, tag: value, content: content, label: label) }
  }
}

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
