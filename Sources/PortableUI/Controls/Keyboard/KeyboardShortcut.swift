/// Keys that press a control wherever the focus is.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, which presses the default button of a dialog or form.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, which presses the cancel button.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.modifiers == right.modifiers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }

  /// The keys in ARIA's syntax. If keyboards differ, both variants, separated by a space.
  var names: String {
    (modifiers.contains(.command) ? ["Control", "Meta"] : [""])
      .map { (modifiers.names(command: $0) + [key.name]).joined(separator: "+") }
      .joined(separator: " ")
  }
}

extension KeyboardShortcut: ControlPart {
  func add(to description: inout ElementDescription, in environment: EnvironmentValues) {
    if description.events.contains(.click) { description.set(.ariaKeyShortcuts, names) }
  }
}

/// A key of a keyboard shortcut.
public struct KeyEquivalent: Hashable, Sendable {
  /// The character that the key types, or its code in Unicode's private use area.
  public var character: Character

  public init(_ character: Character) { self.character = character }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backward.
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")

  private static let names: [Character: String] = [
    "\u{F700}": "ArrowUp", "\u{F701}": "ArrowDown", "\u{F702}": "ArrowLeft", "\u{F703}": "ArrowRight",
    "\u{1B}": "Escape", "\u{8}": "Backspace", "\u{F728}": "Delete", "\u{F729}": "Home", "\u{F72B}": "End",
    "\u{F72C}": "PageUp", "\u{F72D}": "PageDown", "\u{F739}": "Clear", "\t": "Tab", " ": "Space", "\r": "Enter",
    "\n": "Enter", "+": "Plus",
  ]

  /// The name of the key in ARIA and in browsers.
  var name: String { Self.names[character] ?? character.uppercased() }
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
}

/// Modifier keys.
///
/// `capsLock` and `numericPad` are missing, since a browser's shortcuts do not distinguish them.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  /// Alt, or Option on Apple's keyboards.
  public static let option = EventModifiers(rawValue: 8)
  /// Command on Apple's keyboards, and Control on others.
  public static let command = EventModifiers(rawValue: 16)
  public static let all: EventModifiers = [.shift, .control, .option, .command]

  /// Returns ARIA's names of the keys, in ARIA's order.
  ///
  /// - Parameter command: The name of `command` on the keyboard in question.
  func names(command: String) -> [String] {
    let control = contains(.control) || contains(.command) && command == "Control"
    return [
      (control, "Control"), (contains(.option), "Alt"), (contains(.shift), "Shift"),
      (contains(.command) && command == "Meta", "Meta"),
    ].filter(\.0).map(\.1)
  }
}

extension View {
  /// Sets the keys that press the button inside this view, wherever the focus is, even in a field.
  ///
  /// Keys without Control, Option or Command work only where they would not type text. While a dialog is open, only the
  /// shortcuts of the frontmost dialog work.
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
