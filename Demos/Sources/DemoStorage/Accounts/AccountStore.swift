#if Accounts
  import Foundation
  import GRDB
  import Membership
  public import Passwords

  /// The accounts of the gallery's database, and the browsers in which members are signed in.
  ///
  /// It stores hashes instead of passwords and of the secrets of browsers. A person who reads the database cannot sign in
  /// with them.
  public final class AccountStore: Sendable {
    /// The time for which a browser stays signed in.
    public static let lifetime = Duration.seconds(30 * 86_400)

    private let database: DatabaseQueue
    private let hasher: any PasswordHashing
    private let guesses: GuessLimiter
    private let now: @Sendable () -> Date
    /// The hash against which passwords for unknown names are verified, so that they take the same time.
    private let unknown: Task<String?, Never>

    /// - Parameters:
    ///   - clock: The clock of the limits of guesses.
    ///   - now: The current time, for the lifetime of sign-ins.
    public init<C: Clock>(
      _ database: GalleryDatabase, hasher: any PasswordHashing = PasswordHasher(), clock: C = ContinuousClock(),
      now: @escaping @Sendable () -> Date = { Date() }
    ) where C.Duration == Duration {
      self.database = database.queue
      self.hasher = hasher
      guesses = GuessLimiter(clock: clock)
      self.now = now
      unknown = Task { try? await hasher.hash(SessionSecret().text) }
    }

    /// A browser in which a member is signed in.
    public struct SignIn: Sendable {
      public let member: Member
      /// The number of the sign-in.
      public let id: Int
    }

    // MARK: Signing in and up

    /// Creates an account, and signs its member in.
    ///
    /// - Parameter device: A name of the browser for its member.
    /// - Throws: ``CredentialsProblem``, and errors of the database.
    public func signUp(name: String, password: String, device: String) async throws -> SessionSecret {
      if let problem = CredentialsProblem(name: name, password: password) { throw problem }
      let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
      let hash = try await hasher.hash(password)
      return try await database.write { [now] db in
        try db.execute(
          sql: "INSERT INTO accounts (name, key, password) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
          arguments: [name, Self.key(of: name), hash])
        guard db.changesCount == 1 else { throw CredentialsProblem.nameIsTaken(name) }
        return try Self.add(to: Int(db.lastInsertedRowID), device: device, at: now(), in: db)
      }
    }

    /// The result of a sign-in.
    public enum Outcome: Sendable {
      case signedIn(SessionSecret)
      case refused
      case limited(until: Date)
    }

    /// Signs a member in, if the password is right and there were not too many guesses.
    ///
    /// - Parameter address: The address of the client, if it is known.
    public func signIn(name: String, password: String, address: String?, device: String) async throws -> Outcome {
      let key = Self.key(of: name)
      switch try await check(password, ofAccount: key, address: address) {
      case .limited(let until): return .limited(until: until)
      case .wrong: return .refused
      case .right(let account):
        let secret = try await database.write { [now] db in
          try Self.add(to: account.id, device: device, at: now(), in: db, ifPassword: account.password)
        }
        return secret.map { .signedIn($0) } ?? .refused
      }
    }

    private struct Account: Sendable {
      let id: Int
      /// The hash that was verified.
      let password: String
    }

    private enum Check {
      case right(Account)
      case wrong
      case limited(until: Date)
    }

    private func check(_ password: String, ofAccount key: String, address: String?) async throws -> Check {
      if let wait = guesses.take(account: key, address: address) {
        return .limited(until: now().addingTimeInterval(wait / .seconds(1)))
      }
      // A long password would cost its length.
      guard password.utf8.count <= CredentialsProblem.longestPassword else { return .wrong }
      let account = try await account(key)
      let hash = if let account { account.password } else { await unknown.value }
      guard let hash, case .right(let isOutdated) = await hasher.verify(password, against: hash), let account else {
        return .wrong
      }
      guesses.giveBack(account: key, address: address)
      return .right(isOutdated ? try await renewed(account, password) : account)
    }

    private func account(_ key: String) async throws -> Account? {
      try await database.read { db in
        try Row.fetchOne(db, sql: "SELECT id, password FROM accounts WHERE key = ?", arguments: [key])
          .map { Account(id: $0["id"], password: $0["password"]) }
      }
    }

    /// Replaces a hash of an earlier cost, unless the password has changed meanwhile.
    private func renewed(_ account: Account, _ password: String) async throws -> Account {
      let hash = try await hasher.hash(password)
      return try await database.write { db in
        try db.execute(
          sql: "UPDATE accounts SET password = ? WHERE id = ? AND password = ?",
          arguments: [hash, account.id, account.password])
        return db.changesCount == 1 ? Account(id: account.id, password: hash) : account
      }
    }

    // MARK: Members

    /// Returns the member whose browser has a secret, or `nil`.
    public func signIn(with secret: SessionSecret) async throws -> SignIn? {
      try await database.read { [oldest] db in
        try Row.fetchOne(
          db,
          sql: """
            SELECT account_sessions.id, account, name FROM account_sessions JOIN accounts ON account = accounts.id
            WHERE secret = ? AND created > ?
            """,
          arguments: [Data(secret.hash), oldest]
        )
        .map { row in
          let account: Int = row["account"]
          return SignIn(member: Member(id: "\(account)", name: row["name"]), id: row["id"])
        }
      }
    }

    /// The time of the oldest sign-in that is still valid.
    private var oldest: TimeInterval { now().timeIntervalSince1970 - Self.lifetime / .seconds(1) }

    /// Returns the browsers in which a member is signed in, the newest first.
    public func devices(of signIn: SignIn) async throws -> [SignedInDevice] {
      try await database.read { [oldest] db in
        try Row.fetchAll(
          db,
          sql: "SELECT id, device, created FROM account_sessions WHERE account = ? AND created > ? ORDER BY id DESC",
          arguments: [signIn.member.id, oldest]
        )
        .map { row in
          SignedInDevice(
            id: row["id"], name: row["device"], signedIn: Date(timeIntervalSince1970: row["created"]),
            isThisOne: row["id"] == signIn.id)
        }
      }
    }

    /// Changes a password, signs its member out everywhere, and signs this browser in again.
    public func changePassword(
      of signIn: SignIn, from old: String, to new: String, address: String?
    ) async throws -> Outcome {
      if let problem = CredentialsProblem(password: new) { throw problem }
      let key = Self.key(of: signIn.member.name)
      switch try await check(old, ofAccount: key, address: address) {
      case .limited(let until): return .limited(until: until)
      case .wrong: return .refused
      case .right(let account):
        let hash = try await hasher.hash(new)
        let secret = try await database.write { [now] db -> SessionSecret? in
          // The session may have ended while the password was hashed.
          let device = try String.fetchOne(
            db, sql: "SELECT device FROM account_sessions WHERE id = ? AND account = ?",
            arguments: [signIn.id, account.id])
          guard let device else { return nil }
          try db.execute(
            sql: "UPDATE accounts SET password = ? WHERE id = ? AND password = ?",
            arguments: [hash, account.id, account.password])
          guard db.changesCount == 1 else { return nil }
          try db.execute(sql: "DELETE FROM account_sessions WHERE account = ?", arguments: [account.id])
          return try Self.add(to: account.id, device: device, at: now(), in: db)
        }
        return secret.map { .signedIn($0) } ?? .refused
      }
    }

    /// Signs a member out of one browser.
    public func signOut(_ device: SignedInDevice.ID, of member: Member.ID) async throws {
      try await database.write { db in
        try db.execute(
          sql: "DELETE FROM account_sessions WHERE id = ? AND account = ?", arguments: [device, member])
      }
    }

    // MARK: Rows

    /// Signs a browser in, if the password is still the one that was verified.
    private static func add(
      to account: Int, device: String, at time: Date, in db: Database, ifPassword password: String
    ) throws -> SessionSecret? {
      let current = try String.fetchOne(db, sql: "SELECT password FROM accounts WHERE id = ?", arguments: [account])
      return current == password ? try add(to: account, device: device, at: time, in: db) : nil
    }

    private static func add(to account: Int, device: String, at time: Date, in db: Database) throws -> SessionSecret {
      let secret = SessionSecret()
      try db.execute(
        sql: "INSERT INTO account_sessions (secret, account, device, created) VALUES (?, ?, ?, ?)",
        arguments: [Data(secret.hash), account, device, time.timeIntervalSince1970])
      return secret
    }

    /// Returns the text by which a name is found. Names that differ only in case are the same.
    private static func key(of name: String) -> String {
      name.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCompatibilityMapping.lowercased()
    }
  }
#endif
