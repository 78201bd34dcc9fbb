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
