#if Accounts
  import Foundation
  import GRDB
  import Membership
  import Passwords
  import Testing
  import VSMTesting

  @testable import DemoStorage

  @MainActor struct AccountStoreTests {
    private let database: GalleryDatabase
    private let clock = TestClock()
    private let hasher = CountingHasher()
    private let store: AccountStore

    init() throws {
      database = try GalleryDatabase()
      let start = Date(timeIntervalSince1970: 1_000_000)
      store = AccountStore(database, hasher: hasher, clock: clock, now: { start })
    }

    private func signIn(_ name: String, _ password: String, from address: String? = nil) async throws -> String {
      switch try await store.signIn(name: name, password: password, address: address, device: "Phone") {
      case .signedIn(let secret): secret.text
      case .refused: "refused"
      case .limited(let until): "limited until \(until.timeIntervalSince1970)"
      }
    }

    private func member(with text: String) async throws -> AccountStore.SignIn? {
      try await store.signIn(with: #require(SessionSecret(text)))
    }

    @Test func anAccountIsCreatedAndUsed() async throws {
      let secret = try await store.signUp(name: " Ada ", password: "correct horse", device: "Phone")
      let own = try #require(try await store.signIn(with: secret))
      #expect(own.member.name == "Ada")
      let other = try #require(try await member(with: signIn("ADA", "correct horse")))
      #expect(other.member == own.member && other.id != own.id)
      #expect(try await store.devices(of: own).map(\.isThisOne) == [false, true])
    }

    @Test func aNameIsTakenOnceWhateverItsCase() async throws {
      _ = try await store.signUp(name: "Ada", password: "correct horse", device: "")
      await #expect(throws: CredentialsProblem.nameIsTaken("aDA")) {
        try await store.signUp(name: "aDA", password: "battery staple", device: "")
      }
      #expect(try await signIn("Ada", "battery staple") == "refused")
    }

    @Test func neitherPasswordsNorSecretsAreStored() async throws {
      let secret = try await store.signUp(name: "Ada", password: "correct horse", device: "Phone")
      let rows = try await database.queue.read { db in
        try Row.fetchAll(db, sql: "SELECT * FROM accounts").map(\.description)
          + Row.fetchAll(db, sql: "SELECT *, hex(secret) FROM account_sessions").map { $0.description.lowercased() }
      }.joined()
      #expect(rows.contains("$argon2id$") && !rows.contains("correct horse") && !rows.contains(secret.text))
      #expect(try await store.signIn(with: SessionSecret()) == nil)
    }

    /// An unknown account takes the same work, so the time does not tell which accounts exist.
    @Test func unknownAccountsAreVerifiedToo() async throws {
      _ = try await store.signUp(name: "Ada", password: "correct horse", device: "")
      #expect(try await signIn("nobody", "x") == "refused")
      _ = hasher.takeCounts()
      #expect(try await signIn("Ada", "wrong horse") == "refused")
      let known = hasher.takeCounts()
      #expect(try await signIn("Bob", "wrong horse") == "refused")
      #expect(hasher.takeCounts() == known && known == CountingHasher.Counts(hashes: 0, verifications: 1))
    }

    @Test(arguments: ["Ada", "Bob"]) func guessesOfAnAccountAreLimited(name: String) async throws {
      _ = try await store.signUp(name: "Ada", password: "correct horse", device: "")
      for _ in 0..<5 { #expect(try await signIn(name, "wrong horse") == "refused") }
      _ = hasher.takeCounts()
      #expect(try await signIn(name, "correct horse") == "limited until 1000060.0")
      #expect(hasher.takeCounts() == CountingHasher.Counts())
      await clock.advance(by: .seconds(60))
      #expect(try await signIn(name, "correct horse") != "limited until 1000060.0")
    }

    @Test func guessesOfAnAddressAreLimited() async throws {
      _ = try await store.signUp(name: "Ada", password: "correct horse", device: "")
      for number in 0..<20 { #expect(try await signIn("\(number)", "x", from: "192.0.2.1") == "refused") }
      #expect(try await signIn("Ada", "correct horse", from: "192.0.2.1") == "limited until 1000015.0")
      #expect(try await signIn("Ada", "correct horse", from: "192.0.2.2").count == 64)
    }

    @Test func aHashOfAnEarlierCostIsReplaced() async throws {
      _ = try await store.signUp(name: "Ada", password: "correct horse", device: "")
      let newer = AccountStore(database, hasher: CountingHasher(.interactive), clock: clock)
      guard case .signedIn = try await newer.signIn(name: "Ada", password: "correct horse", address: nil, device: "")
      else {
        Issue.record("The sign-in was not accepted.")
        return
      }
      let hash = try await database.queue.read { try String.fetchOne($0, sql: "SELECT password FROM accounts") }
      #expect(try #require(hash).contains("m=65536"))
    }

    @Test func aChangedPasswordEndsAllSignIns() async throws {
      let secret = try await store.signUp(name: "Ada", password: "correct horse", device: "Phone")
      let other = try await signIn("Ada", "correct horse")
      let own = try #require(try await store.signIn(with: secret))
      guard
        case .signedIn(let new) = try await store.changePassword(
          of: own, from: "correct horse", to: "battery staple", address: nil)
      else {
        Issue.record("The change was not accepted.")
        return
      }
      #expect(try await store.signIn(with: secret) == nil)
      #expect(try await member(with: other) == nil)
      #expect(try await store.signIn(with: new)?.member == own.member)
      #expect(try await signIn("Ada", "correct horse") == "refused")
      #expect(try await signIn("Ada", "battery staple").count == 64)
    }

    @Test func aPasswordIsNotChangedWithAWrongOneOrAfterASignOut() async throws {
      let secret = try await store.signUp(name: "Ada", password: "correct horse", device: "Phone")
      let own = try #require(try await store.signIn(with: secret))
      guard
        case .refused = try await store.changePassword(of: own, from: "wrong", to: "battery staple", address: nil)
      else {
        Issue.record("A wrong password was accepted.")
        return
      }
      try await store.signOut(own.id, of: own.member.id)
      guard
        case .refused = try await store.changePassword(
          of: own, from: "correct horse", to: "battery staple", address: nil)
      else {
        Issue.record("The change of a member who has signed out was accepted.")
        return
      }
      #expect(try await signIn("Ada", "correct horse").count == 64)
    }

    @Test func aMemberSignsOutOnlyOwnDevices() async throws {
      let ada = try #require(
        try await store.signIn(with: store.signUp(name: "Ada", password: "correct horse", device: "")))
      let secret = try await store.signUp(name: "Bob", password: "battery staple", device: "")
      let bob = try #require(try await store.signIn(with: secret))
      try await store.signOut(bob.id, of: ada.member.id)
      #expect(try await store.signIn(with: secret) != nil)
      try await store.signOut(bob.id, of: bob.member.id)
      #expect(try await store.signIn(with: secret) == nil)
    }

    @Test func aSignInEndsAfterItsLifetime() async throws {
      let secret = try await store.signUp(name: "Ada", password: "correct horse", device: "")
      let later = Date(timeIntervalSince1970: 1_000_000 + AccountStore.lifetime / .seconds(1))
      let store = AccountStore(database, hasher: hasher, clock: clock, now: { later })
      #expect(try await store.signIn(with: secret) == nil)
    }
  }
#endif
