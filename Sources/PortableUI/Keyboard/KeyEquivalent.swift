/// A key of a keyboard shortcut; the counterpart of SwiftUI's `KeyEquivalent`.
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
