extension View {
  /// Sets the weight of the text inside this view; `nil` does not change it.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    textLook { $0.weight = weight }
  }

  /// Sets the design of the text inside this view; `nil` does not change it.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    textLook { $0.design = design }
  }

  /// Makes the text inside this view bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    textLook { $0.weight = isActive ? .bold : .regular }
  }

  /// Makes the text inside this view italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    textLook { $0.isItalic = isActive }
  }

  /// Gives all letters inside this view the same width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    textLook { $0.design = isActive ? .monospaced : .default }
  }

  /// Gives all digits inside this view the same width.
  nonisolated public func monospacedDigit() -> some View {
    textLook { $0.hasMonospacedDigits = true }
  }

  /// Draws a line under the text inside this view.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textLook { $0.underline = TextLine(isActive, pattern, color) }
  }

  /// Draws a line through the text inside this view.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textLook { $0.strikethrough = TextLine(isActive, pattern, color) }
  }

  /// Applies the properties that `state` sets to the text inside this view.
  nonisolated func textLook(_ state: (inout TextLook) -> Void) -> some View {
    var look = TextLook()
    state(&look)
    return EnvironmentModifier(content: self, change: TextLookSetting(look: look))
  }
}

private struct TextLookSetting: EnvironmentChange {
  let look: TextLook

  func apply(to values: inout EnvironmentValues) { values.textLook = look.over(values.textLook) }
}
