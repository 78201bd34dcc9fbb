extension View {
  /// Sets the style of the text and symbols inside this view.
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    foreground([style._paint])
  }

  /// Sets the style of the text and symbols inside this view, and the `secondary` style there.
  nonisolated public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
    foreground([primary._paint, secondary._paint])
  }

  /// Sets the style of the text and symbols inside this view, and the `secondary` and `tertiary` styles there.
  nonisolated public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    foreground([primary._paint, secondary._paint, tertiary._paint])
  }

  /// Sets the color of the text and symbols inside this view.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color?._paint)
  }

  nonisolated private func foreground(_ levels: [Paint]) -> some View {
    EnvironmentModifier(content: self, change: ForegroundSetting(levels: levels))
  }
}

private struct ForegroundSetting: EnvironmentChange {
  let levels: [Paint]

  func apply(to values: inout EnvironmentValues) { values.setForeground(levels) }
}

extension EnvironmentValues {
  /// Returns the paint of a style here. The style of text, or a level of it, is replaced by what was set for it, if
  /// anything.
  func painted(_ paint: Paint) -> Paint {
    if case .css("currentColor") = paint { return foregroundStyle ?? paint }
    guard let level = paint.level, foregroundLevels.indices.contains(level) else { return paint }
    return foregroundLevels[level]
  }

  /// Sets the first style for text, and several styles for the levels. A style that is itself a level keeps the levels.
  fileprivate mutating func setForeground(_ styles: [Paint]) {
    let painted = styles.map(painted)
    if styles.count > 1 {
      foregroundLevels = painted
    } else if styles[0].level == nil, !foregroundLevels.isEmpty {
      foregroundLevels = []
    }
    foregroundStyle = painted[0]
  }

  private var foregroundLevels: [Paint] {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }
}

extension Paint {
  /// The index of a level.
  fileprivate var level: Int? {
    if case .named(let name) = self { [PaintName.primary, .secondary, .tertiary].firstIndex(of: name) } else { nil }
  }
}

private enum ForegroundLevelsKey: EnvironmentKey { static var defaultValue: [Paint] { [] } }

extension EnvironmentValues {
  var foregroundStyle: Paint? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}

private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: Paint? { nil } }

/// The style of text and symbols at the place of the view.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public var _paint: Paint { .css("currentColor") }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The color of the page's background.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public var _paint: Paint { .css("var(--page)") }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The color of the lines between rows.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public var _paint: Paint { .css("var(--hairline)") }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The color of the areas behind controls.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
  public var _paint: Paint { .css("var(--fill)") }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

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
