/// Keys that press a control wherever the focus is; the counterpart of SwiftUI's `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, which presses the button that a dialog or form is for.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, which presses the button that leaves things as they were.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.modifiers == right.modifiers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }

  /// The keys as ARIA writes them; where keyboards differ, each way, with a space between.
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
