/// Tabs of a tab view; the counterpart of SwiftUI's `TabContent`.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  associatedtype Body: TabContent
  associatedtype _Tabs: View

  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  /// The tabs as views. Do not implement this outside PortableUI.
  @MainActor @preconcurrency var _tabs: _Tabs { get }
}

extension TabContent {
  public var _tabs: some View { ComposedTabContent(content: self) }
}

/// The view of tabs that are composed of others.
private struct ComposedTabContent<Content: TabContent> {
  let content: Content
}

extension ComposedTabContent: View {
  var body: some View { content.body._tabs }
}

/// The body of built-in tabs, which is never evaluated.
public struct _NoTabBody<TabValue: Hashable> {}

extension _NoTabBody: TabContent {
  public typealias Body = Self

  public var _tabs: EmptyView { EmptyView() }
}

extension TabContent where Body == _NoTabBody<TabValue> {
  /// Built-in tabs have no body.
  public var body: Body { fatalError("\(Self.self) is built in and has no body.") }
}
