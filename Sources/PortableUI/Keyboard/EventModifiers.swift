/// Modifier keys; the counterpart of SwiftUI's `EventModifiers`.
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
