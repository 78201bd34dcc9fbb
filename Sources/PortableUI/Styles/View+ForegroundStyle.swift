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
  /// Returns the paint of a style here. A level is replaced by the style that was set for it, if any.
  func painted(_ paint: Paint) -> Paint {
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
