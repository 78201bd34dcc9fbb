@MainActor @preconcurrency public struct TabView<SelectionValue, Content>: View
where SelectionValue: Hashable, Content: View {
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { fatalError() }

  nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Int { fatalError() }

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  nonisolated public init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent { fatalError() }

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  nonisolated public init<C>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent { fatalError() }

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension TabView: Sendable {}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  associatedtype Body: TabContent

  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct _TabBody<TabValue: Hashable>: TabContent {
  public typealias Body = Self
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabContent where Body == _TabBody<TabValue> {
  @MainActor @preconcurrency public var body: Body { fatalError() }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public struct Content<C>: View where C: TabContent {
    @MainActor @preconcurrency public var body: some View { EmptyView() }
  }

  public static func buildExpression<C>(_ content: C) -> C where C: TabContent, C.TabValue == TabValue { content }

  public static func buildBlock<C>(_ content: C) -> some TabContent<TabValue>
  where C: TabContent, C.TabValue == TabValue { content }

  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some TabContent<TabValue>
  where C0: TabContent, C1: TabContent, C0.TabValue == TabValue, C1.TabValue == TabValue { _TabBody<TabValue>() }

  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some TabContent<TabValue>
  where
    C0: TabContent, C1: TabContent, C2: TabContent, C0.TabValue == TabValue, C1.TabValue == TabValue,
    C2.TabValue == TabValue
  { _TabBody<TabValue>() }

  public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some TabContent<TabValue>
  where
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C0.TabValue == TabValue,
    C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue
  { _TabBody<TabValue>() }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@available(*, unavailable)
extension TabContentBuilder: Sendable {}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@available(*, unavailable)
extension TabContentBuilder.Content: Sendable {}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct DefaultTabLabel: View {
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@available(*, unavailable)
extension DefaultTabLabel: Sendable {}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct Tab<Value, Content, Label> {}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@available(*, unavailable)
extension Tab: Sendable {}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = _TabBody<Value>

  nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    fatalError()
  }

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never { fatalError() }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { fatalError() }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol { fatalError() }

  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Value == Never, Label == DefaultTabLabel { fatalError() }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TabContent {
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { self }
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { self }
  nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { self }
  @_disfavoredOverload
  nonisolated public func badge<S>(_ label: S) -> some TabContent<TabValue> where S: StringProtocol { self }
}

extension View {
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View { self }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func badge(_ count: Int) -> some View { self }
  nonisolated public func badge(_ label: Text?) -> some View { self }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { self }
  @_disfavoredOverload
  nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol { self }
}
