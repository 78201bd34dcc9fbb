/// A look of lists. Only the listed looks exist.
public protocol ListStyle: Sendable {
  /// Do not implement this outside PortableUI.
  var _look: ListLook { get }
}

/// The look of a list on the page.
public enum ListLook: String, Hashable, Sendable {
  /// Rows on a surface with rounded corners, one for each section.
  case insetGrouped = "inset-grouped"
  /// Rows on the page itself.
  case plain
}

public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _look: ListLook { .insetGrouped }
}

public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _look: ListLook { .insetGrouped }
}

public struct PlainListStyle: ListStyle {
  public init() {}
  public var _look: ListLook { .plain }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension View {
  /// Sets the look of the lists inside this view.
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
