import CombineShim
import Foundation

/// A stored revision of a user's profile.
public struct UserData: Identifiable, Equatable, Sendable {
  public let id: Int
  public var username: String
  /// The number of writes, which determines the newer one of two values.
  public var revision: Int

  public init(id: Int, username: String, revision: Int) {
    self.id = id
    self.username = username
    self.revision = revision
  }
}

extension UserData {
  /// Whether this was stored after `other`.
  public func isNewer(than other: UserData) -> Bool {
    revision > other.revision
  }
}

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

/// Stores user profiles.
///
/// A request starts when its publisher is subscribed to. Values are published on any thread.
public protocol UserDataRepository: Sendable {
  /// Publishes the profile once.
  func loadUserData(id: Int) -> AnyPublisher<UserData, any Error>

  /// Publishes the profile now and after each change from any source. All subscribers share one source.
  ///
  /// It doesn't finish. A value may be older than the last result of `saveUsername`, since the two are delivered
  /// independently. Compare them with ``UserData/isNewer(than:)``.
  func userData(id: Int) -> AnyPublisher<UserData, any Error>

  /// Stores a valid ``Username``, and publishes the stored profile.
  ///
  /// Canceling the subscription doesn't cancel a save that has begun. If it succeeds, ``userData(id:)`` publishes it.
  func saveUsername(_ username: String, id: Int) -> AnyPublisher<UserData, any Error>
}
