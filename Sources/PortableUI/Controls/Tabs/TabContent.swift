/// Tabs of a tab view.
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

/// A result builder for the tabs of a tab view.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ content: C) -> _TabGroup<TabValue, Content<C>>
  where C.TabValue == TabValue {
    _TabGroup(_tabs: Content(content: content))
  }

  public static func buildBlock<V: View>(_ content: _TabGroup<TabValue, V>) -> _TabGroup<TabValue, V> { content }

  @_disfavoredOverload
  public static func buildBlock<each V: View>(
    _ content: repeat _TabGroup<TabValue, each V>
  ) -> _TabGroup<TabValue, TupleView<repeat each V>> {
    _TabGroup(_tabs: TupleView(content: (repeat (each content)._tabs)))
  }

  public static func buildIf<V: View>(_ content: _TabGroup<TabValue, V>?) -> _TabGroup<TabValue, V?> {
    _TabGroup(_tabs: content?._tabs)
  }

  public static func buildEither<First: View, Second: View>(
    first: _TabGroup<TabValue, First>
  ) -> _TabGroup<TabValue, _ConditionalContent<First, Second>> {
    _TabGroup(_tabs: _ConditionalContent(storage: .first(first._tabs)))
  }

  public static func buildEither<First: View, Second: View>(
    second: _TabGroup<TabValue, Second>
  ) -> _TabGroup<TabValue, _ConditionalContent<First, Second>> {
    _TabGroup(_tabs: _ConditionalContent(storage: .second(second._tabs)))
  }

  /// The tabs of a tab view, as its content.
  public struct Content<C: TabContent> {
    let content: C
  }
}

extension TabContentBuilder.Content: View {
  public var body: some View { content._tabs }
}

/// Tabs with values of one type, as views.
public struct _TabGroup<TabValue: Hashable, Tabs: View> {
  public let _tabs: Tabs
}

extension _TabGroup: TabContent {
  public typealias Body = _NoTabBody<TabValue>
}
