/// Keys that press a control wherever the focus is; the counterpart of SwiftUI's `KeyboardShortcut`.
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
  func add(to description: inout ElementDescription) {
    if description.events.contains(.click) { description.set(.ariaKeyShortcuts, names) }
  }
}
