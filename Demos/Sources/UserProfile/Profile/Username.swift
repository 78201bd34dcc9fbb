import Foundation

/// The rule for usernames: no spaces around them, and 1 to 50 characters as a reader counts them.
public enum Username {
  public static let longest = 50

  /// The name as it would be stored: without the spaces and line breaks around it.
  public static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The name as it is to be stored, or an error whose message is meant for the person who typed it.
  public static func validated(_ text: String) throws(InvalidUsername) -> String {
    let name = trimmed(text)
    if name.isEmpty { throw .empty }
    if name.count > longest { throw .tooLong(count: name.count) }
    return name
  }
}

/// Why a name can't be stored.
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
