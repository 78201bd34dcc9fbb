import Foundation
import Membership
import VSMTesting

/// Accounts in memory, with a simulated connection.
@MainActor final class MemoryAccounts: SigningIn, SigningUp, MemberService {
  var passwords: [String: String] = [:]
  var isConnected = true
  /// The time until which nothing is checked.
  var limit: Date?
  /// The name of the member who is signed in on this device.
  private(set) var signedIn: String?
  private(set) var others: [SignedInDevice] = []

  func enter(_ name: String, others: [String] = []) {
    signedIn = name
    self.others = others.enumerated().map { index, name in
      SignedInDevice(id: index + 1, name: name, signedIn: Date(timeIntervalSince1970: 0), isThisOne: false)
    }
  }

  @MainActor func signIn(name: String, password: String) async throws -> PasswordAnswer {
    let answer = try check(password, of: name)
    if answer == .accepted { signedIn = name }
    return answer
  }

  @MainActor func signUp(name: String, password: String) async throws {
    guard isConnected else { throw Unavailable() }
    if passwords[name] != nil { throw CredentialsProblem.nameIsTaken(name) }
    passwords[name] = password
    signedIn = name
  }

  @MainActor func devices() async throws -> [SignedInDevice] {
    guard isConnected else { throw Unavailable() }
    let own = SignedInDevice(id: 0, name: "Phone", signedIn: Date(timeIntervalSince1970: 0), isThisOne: true)
    return [own] + others
  }

  @MainActor func changePassword(from old: String, to new: String) async throws -> PasswordAnswer {
    let name = signedIn ?? ""
    let answer = try check(old, of: name)
    if answer == .accepted {
      passwords[name] = new
      others = []
    }
    return answer
  }

  @MainActor func signOut(_ device: SignedInDevice.ID) async throws -> [SignedInDevice] {
    guard isConnected else { throw Unavailable() }
    others.removeAll { $0.id == device }
    return try await devices()
  }

  @MainActor func signOut() async throws {
    guard isConnected else { throw Unavailable() }
    signedIn = nil
  }

  private func check(_ password: String, of name: String) throws -> PasswordAnswer {
    guard isConnected else { throw Unavailable() }
    if let limit { return .limited(until: limit) }
    return passwords[name] == password ? .accepted : .refused
  }
}

/// The error in these tests.
struct Unavailable: LocalizedError {
  var errorDescription: String? { "No connection." }
}
