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

extension View {
  /// Sets the direction of the layout for this view and everything inside it.
  nonisolated public func environment(
    _ path: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
  ) -> some View {
    Box(
      content: EnvironmentModifier(content: self, change: ValueSetting(path: path, value: value)),
      attributes: [Attribute(.dir, value == .leftToRight ? "ltr" : "rtl")])
  }

  /// Mirrors this view where the layout is from right to left, as for a drawing of an arrow.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    Box(content: self, names: ClassList(.box, enabled ? .flips : nil))
  }
}
