/// A style of lists. Only the listed styles exist.
public protocol ListStyle {
  /// Do not implement this outside PortableUI.
  var _look: ListLook { get }
}

/// The look of a list on the page.
public enum ListLook: String, Hashable, Sendable {
  /// Rows on a surface with rounded corners, one for each section.
  case insetGrouped = "inset-grouped"
  /// Rows on a surface as wide as the list, without rounded corners, one for each section.
  case grouped
  /// Rows on the page itself.
  case plain

  /// The class of a list with this look; `nil` for the default.
  var styleClass: StyleClass? {
    switch self {
    case .insetGrouped: nil
    case .grouped: .grouped
    case .plain: .plain
    }
  }
}

public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _look: ListLook { .insetGrouped }
}

public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _look: ListLook { .insetGrouped }
}

public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _look: ListLook { .grouped }
}

public struct PlainListStyle: ListStyle {
  public init() {}
  public var _look: ListLook { .plain }
}

/// Rows on the page itself, as in a sidebar.
public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _look: ListLook { .plain }
}

/// Rows on the page itself.
public struct InsetListStyle: ListStyle {
  public init() {}
  public var _look: ListLook { .plain }
}

/// Rows on a surface.
public struct BorderedListStyle: ListStyle {
  public init() {}
  public var _look: ListLook { .insetGrouped }
}

extension ListStyle where Self == SidebarListStyle {
  @MainActor @preconcurrency public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  @MainActor @preconcurrency public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  @MainActor @preconcurrency public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  @MainActor @preconcurrency public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  @MainActor @preconcurrency public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  @MainActor @preconcurrency public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  @MainActor @preconcurrency public static var plain: PlainListStyle { PlainListStyle() }
}

extension View {
  /// Sets the style of the lists inside this view.
  nonisolated public func listStyle(_ style: some ListStyle) -> some View {
    environment(\.listLook, style._look)
  }
}

extension EnvironmentValues {
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

private enum ListLookKey: EnvironmentKey { static var defaultValue: ListLook { .insetGrouped } }
