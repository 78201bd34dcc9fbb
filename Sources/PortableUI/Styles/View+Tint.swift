extension View {
  /// Sets the accent color inside this view; `nil` is the page's own.
  nonisolated public func tint(_ tint: Color?) -> some View {
    Box(content: self, names: [.tinted], style: "--accent:\(tint.map(tintColor) ?? "var(--blue)")")
  }

  /// Sets the accent color inside this view; `nil` is the page's own. A gradient is replaced by its first color.
  @_disfavoredOverload
  nonisolated public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    Box(content: self, names: [.tinted], style: "--accent:\(tint.map(tintColor) ?? "var(--blue)")")
  }
}

/// Returns the value of the accent color, which cannot refer to itself.
private func tintColor(_ style: some ShapeStyle) -> String {
  style._paint == .named(.accent) ? "inherit" : style._paint.color
}
