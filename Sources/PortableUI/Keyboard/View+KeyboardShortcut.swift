extension View {
  /// Sets the keys that press the button inside this view, wherever the focus is, even in a field.
  ///
  /// Keys without Control, Option or Command work only where they would not type text. While a dialog is open, only the
  /// shortcuts of the frontmost dialog work.
  /// buttons in the one in front answer.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the keys that press the button inside this view, wherever the focus is.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Sets the keys that press the button inside this view, wherever the focus is; `nil` removes them.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    EnvironmentModifier(content: self, change: ControlPartSetting(part: shortcut))
  }
}
