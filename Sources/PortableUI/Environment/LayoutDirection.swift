/// The direction of lines and rows.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

extension EnvironmentValues {
  /// The direction of the layout.
  ///
  /// It follows the nearest `environment(\.layoutDirection, …)` around a view. A browser whose document has another
  /// direction lays the page out by itself.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
