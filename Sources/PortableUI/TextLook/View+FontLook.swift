extension View {
  /// Sets the weight of the text inside this view; `nil` leaves it as it is.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    textLook(weight) { $0.weight = $1 ?? $0.weight }
  }

  /// Sets the design of the text inside this view; `nil` leaves it as it is.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    textLook(design) { $0.design = $1 ?? $0.design }
  }

  /// Makes the text inside this view bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    textLook(isActive) { $0.weight = $1 ? .bold : .regular }
  }

  /// Makes the text inside this view italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    textLook(isActive) { $0.isItalic = $1 }
  }

  /// Gives all letters inside this view the same width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    textLook(isActive) { $0.design = $1 ? .monospaced : .default }
  }

  /// Gives all digits inside this view the same width.
  nonisolated public func monospacedDigit() -> some View {
    textLook(true) { $0.hasMonospacedDigits = $1 }
  }

  /// Draws a line under the text inside this view.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textLook(TextLine(isActive, pattern, color)) { $0.underline = $1 }
  }

  /// Draws a line through the text inside this view.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textLook(TextLine(isActive, pattern, color)) { $0.strikethrough = $1 }
  }

  nonisolated func textLook<Value: Equatable>(
    _ value: Value, set: @escaping (inout TextLook, Value) -> Void
  ) -> some View {
    EnvironmentModifier(content: self, transform: { set(&$0.textLook, value) }, value: value)
  }
}
