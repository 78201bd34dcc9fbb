#if Accounts
  import Passwords
  import Synchronization

  /// A hasher of the least cost that counts its work.
  final class CountingHasher: PasswordHashing {
    struct Counts: Equatable {
      var hashes = 0
      var verifications = 0
    }

    private let hasher: PasswordHasher
    private let counts = Mutex(Counts())

    init(_ cost: PasswordHasher.Cost = .least) { hasher = PasswordHasher(cost) }

    /// Returns the work since the last call.
    func takeCounts() -> Counts {
      counts.withLock { counts in
        defer { counts = Counts() }
        return counts
      }
    }

    func hash(_ password: String) async throws -> String {
      counts.withLock { $0.hashes += 1 }
      return try await hasher.hash(password)
    }

    func verify(_ password: String, against hash: String) async -> PasswordVerification {
      counts.withLock { $0.verifications += 1 }
      return await hasher.verify(password, against: hash)
    }
  }
#endif
