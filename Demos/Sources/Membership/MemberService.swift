import Foundation

/// A person with an account.
public struct Member: Identifiable, Equatable, Sendable {
  public let id: String
  public let name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

/// A device on which a member is signed in.
public struct SignedInDevice: Identifiable, Equatable, Sendable {
  public let id: Int
  public let name: String
  public let signedIn: Date
  /// Whether the page is shown on this device.
  public let isThisOne: Bool

  public init(id: Int, name: String, signedIn: Date, isThisOne: Bool) {
    self.id = id
    self.name = name
    self.signedIn = signedIn
    self.isThisOne = isThisOne
  }
}

/// The answer to a password.
public enum PasswordAnswer: Equatable, Sendable {
  /// The password is right, and what it allows was done.
  case accepted
  /// The name or the password is wrong. It stays open which.
  case refused
  /// There were too many guesses, so nothing is checked until a time.
  case limited(until: Date)
}

/// The requests of people who are signed out.
///
/// The localized descriptions of its errors are shown to them.
public protocol SigningIn: Sendable {
  func signIn(name: String, password: String) async throws -> PasswordAnswer
}

/// The requests of people without an account. A name that is taken is an error with a localized description.
public protocol SigningUp: Sendable {
  func signUp(name: String, password: String) async throws
}

/// The requests of members.
///
/// The localized descriptions of its errors are shown to them.
public protocol MemberService: Sendable {
  func devices() async throws -> [SignedInDevice]
  /// Changes the password, and ends the use of the account on all other devices.
  func changePassword(from old: String, to new: String) async throws -> PasswordAnswer
  /// Ends the use of the account on another device, and returns the devices that are left.
  func signOut(_ device: SignedInDevice.ID) async throws -> [SignedInDevice]
  /// Ends the use of the account on this device.
  func signOut() async throws
}

/// A reason why a name or a password is not acceptable.
public enum CredentialsProblem: LocalizedError, Equatable, Sendable {
  case emptyName, longName, shortPassword, longPassword
  case nameIsTaken(String)

  /// The greatest length of a name, in characters.
  public static let longestName = 64
  /// The lengths of passwords: at least in characters, at most in bytes.
  public static let (shortestPassword, longestPassword) = (10, 1_024)

  /// Returns what is wrong with a name and a password, or `nil`.
  public init?(name: String, password: String) {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    if name.isEmpty {
      self = .emptyName
    } else if name.count > Self.longestName {
      self = .longName
    } else if let problem = Self(password: password) {
      self = problem
    } else {
      return nil
    }
  }

  /// Returns what is wrong with a password, or `nil`.
  public init?(password: String) {
    if password.count < Self.shortestPassword {
      self = .shortPassword
    } else if password.utf8.count > Self.longestPassword {
      self = .longPassword
    } else {
      return nil
    }
  }

  public var errorDescription: String? {
    switch self {
    case .emptyName: String(localized: "Enter a name.", bundle: .module)
    case .longName:
      String(localized: "The name is too long. Use at most \(Self.longestName) characters.", bundle: .module)
    case .shortPassword:
      String(localized: "The password is too short. Use at least \(Self.shortestPassword) characters.", bundle: .module)
    case .longPassword:
      String(localized: "The password is too long. Use at most \(Self.longestPassword) bytes.", bundle: .module)
    case .nameIsTaken(let name):
      String(localized: "There is already an account with the name “\(name)”. Choose another one.", bundle: .module)
    }
  }
}
