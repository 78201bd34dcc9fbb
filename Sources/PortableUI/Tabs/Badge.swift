extension View {
  /// Shows a number beside the tab of this view; none for 0.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows a short text beside the tab of this view.
  nonisolated public func badge(_ label: Text?) -> some View {
    environment(\.badge, label)
  }

  /// Shows a short text beside the tab of this view.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a short text beside the tab of this view.
  @_disfavoredOverload
  nonisolated public func badge(_ label: (some StringProtocol)?) -> some View {
    badge(label.map { Text($0) })
  }
}

extension TabContent {
  /// Shows a number beside the tab; none for 0.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows a short text beside the tab.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    BadgedTab(tab: self, badge: label)
  }

  /// Shows a short text beside the tab.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Shows a short text beside the tab.
  @_disfavoredOverload
  nonisolated public func badge(_ label: (some StringProtocol)?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }
}

private struct BadgedTab<Content: TabContent> {
  let tab: Content
  let badge: Text?
}

extension BadgedTab: TabContent {
  typealias TabValue = Content.TabValue

  typealias Body = _NoTabBody<TabValue>

  var _tabs: some View { tab._tabs.badge(badge) }
}

extension EnvironmentValues {
  /// What stands beside the tab of a view.
  var badge: Text? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

private enum BadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }
