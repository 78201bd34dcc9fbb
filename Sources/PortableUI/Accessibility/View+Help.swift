extension View {
  /// Describes this view in a few words, which show when the pointer rests on it or the keyboard focus comes to it.
  nonisolated public func help(_ text: LocalizedStringKey) -> some View {
    help(Text(text))
  }

  /// Describes this view in a few words, which show when the pointer rests on it or the keyboard focus comes to it.
  @_disfavoredOverload
  nonisolated public func help(_ text: some StringProtocol) -> some View {
    help(Text(text))
  }

  /// Describes this view in a few words, which show when the pointer rests on it or the keyboard focus comes to it.
  nonisolated public func help(_ text: Text) -> some View {
    EnvironmentModifier(content: self, change: AccessibilityText(path: \.help, text: text))
  }
}
