@MainActor @preconcurrency public protocol ListStyle {}

public struct DefaultListStyle: ListStyle {
  nonisolated public init() { fatalError() }
}

@available(*, unavailable)
extension DefaultListStyle: Sendable {}

@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() { fatalError() }
}

@available(*, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension InsetGroupedListStyle: Sendable {}

@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct GroupedListStyle: ListStyle {
  nonisolated public init() { fatalError() }
}

@available(*, unavailable)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension GroupedListStyle: Sendable {}

public struct PlainListStyle: ListStyle {
  nonisolated public init() { fatalError() }
}

@available(*, unavailable)
extension PlainListStyle: Sendable {}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { fatalError() }
}

@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { fatalError() }
}

@available(macOS, unavailable)
@available(watchOS, unavailable)
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { fatalError() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { fatalError() }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SidebarListStyle: ListStyle {
  nonisolated public init() { fatalError() }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetListStyle: ListStyle {
  nonisolated public init() { fatalError() }
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct BorderedListStyle: ListStyle {
  nonisolated public init() { fatalError() }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { fatalError() }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { fatalError() }
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { fatalError() }
}

extension View {
  nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle { EmptyView() }
}
