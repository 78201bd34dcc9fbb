extension View {
  /// Describes this view in a few words, shown when the pointer rests on it or it has the keyboard focus.
  nonisolated public func help(_ text: LocalizedStringKey) -> some View {
    help(Text(text))
  }

  /// Describes this view in a few words, shown when the pointer rests on it or it has the keyboard focus.
  @_disfavoredOverload
  nonisolated public func help(_ text: some StringProtocol) -> some View {
    help(Text(text))
  }

  /// Describes this view in a few words, shown when the pointer rests on it or it has the keyboard focus.
  nonisolated public func help(_ text: Text) -> some View {
    EnvironmentModifier(content: self, change: AccessibilityText(path: \.help, text: text))
  }
}
