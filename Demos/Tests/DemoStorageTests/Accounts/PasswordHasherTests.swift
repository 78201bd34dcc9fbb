#if Accounts
  import Passwords
  import Testing

  struct PasswordHasherTests {
    private let hasher = PasswordHasher(.least)

    @Test func aHashIsOfArgon2idWithASaltOfItsOwn() async throws {
      let hashes = [try await hasher.hash("correct horse"), try await hasher.hash("correct horse")]
      #expect(hashes.allSatisfy { $0.hasPrefix("$argon2id$") } && hashes[0] != hashes[1])
    }

    @Test func onlyTheRightPasswordIsVerified() async throws {
      let hash = try await hasher.hash("corréct horse")
      #expect(await hasher.verify("corréct horse", against: hash) == .right(isOutdated: false))
      for other in ["", "correct horse", "corréct horse ", "corréct hors", "corréct horse\0"] {
        #expect(await hasher.verify(other, against: hash) == .wrong)
      }
      #expect(await hasher.verify("corréct horse", against: "no hash") == .wrong)
    }

    @Test func aPasswordDoesNotEndAtANullCharacter() async throws {
      let hash = try await hasher.hash("a\0b")
      #expect(await hasher.verify("a\0c", against: hash) == .wrong)
      #expect(await hasher.verify("a\0b", against: hash) == .right(isOutdated: false))
    }

    @Test func aHashOfAnotherCostIsOutdated() async throws {
      let hash = try await hasher.hash("correct horse")
      #expect(await PasswordHasher(.interactive).verify("correct horse", against: hash) == .right(isOutdated: true))
    }
  }

  struct SessionSecretTests {
    @Test func secretsDifferAndAreReadBack() throws {
      let secret = SessionSecret()
      #expect(secret != SessionSecret())
      #expect(SessionSecret(secret.text) == secret)
      #expect(secret.hash.count == 32 && secret.hash == SessionSecret(secret.text)?.hash)
      #expect(secret.hash != SessionSecret().hash)
    }

    @Test(arguments: ["", "0", String(repeating: "g", count: 64), String(repeating: "A", count: 64)])
    func otherTextsAreNone(text: String) { #expect(SessionSecret(text) == nil) }
  }
#endif
