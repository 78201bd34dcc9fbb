extension View {
  /// Lets keys press the button inside this view wherever the focus is, also while a field is being filled in.
  ///
  /// Keys without Control, Option or Command do so only where they would type nothing. While a dialog is open, only
  /// buttons in the one in front answer.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets keys press the button inside this view wherever the focus is.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Lets keys press the button inside this view wherever the focus is; with `nil` no keys do.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    EnvironmentModifier(content: self, change: ControlPartSetting(part: shortcut))
  }
}
