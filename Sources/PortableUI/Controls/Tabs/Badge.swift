extension View {
  /// Shows a number beside the tab of this view, unless it is 0.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows a short text beside the tab of this view. For a view that is not a tab, it is reported and has no effect.
  nonisolated public func badge(_ label: Text?) -> some View {
    EnvironmentModifier(content: self, change: BadgeSetting(label: label))
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
  /// Shows a number beside the tab, unless it is 0.
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

private struct BadgeSetting: EnvironmentChange {
  let label: Text?

  func apply(to values: inout EnvironmentValues) {
    if label != nil, values.tabs == nil, !values.isTabWithBadge, let host = values.livingHost {
      UnsupportedFeature.badge.report(to: host)
    }
    values.badge = label
  }
}

extension EnvironmentValues {
  /// Whether a view is inside a tab that shows a badge, which the view may have set.
  var isTabWithBadge: Bool {
    get { self[IsTabWithBadgeKey.self] }
    set { self[IsTabWithBadgeKey.self] = newValue }
  }

  /// The badge of the tab of a view.
  var badge: Text? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

private enum IsTabWithBadgeKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum BadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension UnsupportedFeature {
  static let badge = UnsupportedFeature(
    message: """
      The badge modifier was applied to a view that is not a tab, so it has no effect. Add a Text beside the view.
      """)
}
