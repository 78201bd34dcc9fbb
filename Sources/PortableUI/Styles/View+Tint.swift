extension View {
  /// Sets the accent colour of what is inside this view; `nil` is the page's own.
  nonisolated public func tint(_ tint: Color?) -> some View {
    Box(content: self, names: [.tinted], style: "--accent:\(tint.map(tintColor) ?? "var(--blue)")")
  }

  /// Sets the accent colour of what is inside this view; `nil` is the page's own. Of a gradient it is the first colour.
  @_disfavoredOverload
  nonisolated public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    Box(content: self, names: [.tinted], style: "--accent:\(tint.map(tintColor) ?? "var(--blue)")")
  }
}

/// The accent colour cannot be made of itself.
private func tintColor(_ style: some ShapeStyle) -> String {
  style._paint == .named(.accent) ? "inherit" : style._paint.color
}
