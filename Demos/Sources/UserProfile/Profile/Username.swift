import Foundation

/// The rule for usernames: no whitespace around them, and 1 to 50 characters.
public enum Username {
  public static let longest = 50

  /// Returns the name without the whitespace around it.
  public static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns the trimmed name, or throws an error with a message for the user.
  public static func validated(_ text: String) throws(InvalidUsername) -> String {
    let name = trimmed(text)
    if name.isEmpty { throw .empty }
    if name.count > longest { throw .tooLong(count: name.count) }
    return name
  }
}

/// A reason why a name can't be stored.
public enum InvalidUsername: Error, Equatable, Sendable {
  case empty
  case tooLong(count: Int)
}

extension InvalidUsername: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .empty:
      "A username needs 1 to \(Username.longest) characters; this one is empty. Type a name."
    case .tooLong(let count):
      "A username needs 1 to \(Username.longest) characters; this one has \(count). Type a shorter name."
    }
  }
}
