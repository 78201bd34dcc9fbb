extension View {
  /// Sets the accent color inside this view; `nil` is the page's own. This is SwiftUI's older name of `tint(_:)`.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the color of the style `background` inside this view. Of a gradient, the first color.
  nonisolated public func backgroundStyle(_ style: some ShapeStyle) -> some View {
    Box(content: self, names: [.contents], style: "--page:\(style._paint.color)")
      .environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

extension EnvironmentValues {
  /// The style of backgrounds that a view around has set, if any.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension ShapeStyle {
  /// Returns this style with its opacity multiplied by a factor. Of a gradient, the first color is used.
  public func opacity(_ opacity: Double) -> some ShapeStyle { mixed(by: opacity) }

  /// A weaker level of this style.
  public var secondary: some ShapeStyle { mixed(by: 0.6) }

  /// A still weaker level of this style.
  public var tertiary: some ShapeStyle { mixed(by: 0.35) }

  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { mixed(by: 0.2) }

  /// The weakest level of this style.
  public var quinary: some ShapeStyle { mixed(by: 0.12) }

  private func mixed(by opacity: Double) -> AnyShapeStyle {
    let percent = cssNumber((opacity.isNaN ? 1 : min(max(opacity, 0), 1)) * 100)
    return AnyShapeStyle(paint: .css("color-mix(in srgb, \(_paint.color) \(percent)%, transparent)"))
  }
}
