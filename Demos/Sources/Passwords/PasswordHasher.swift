#if Accounts
  import CSodium
  import Foundation

  /// Hashes and verifies passwords.
  public protocol PasswordHashing: Sendable {
    /// Returns a hash to store, which contains its salt and its cost.
    func hash(_ password: String) async throws -> String

    /// Returns whether a password has a stored hash.
    func verify(_ password: String, against hash: String) async -> PasswordVerification
  }

  /// The result of a verification.
  public enum PasswordVerification: Equatable, Sendable {
    case wrong
    /// - Parameter isOutdated: Whether the hash has another cost than new ones, so that it should be replaced.
    case right(isOutdated: Bool)
  }

  /// Hashes passwords with Argon2id, which is slow and needs much memory, so that guesses are expensive.
  ///
  /// It works beside the main actor, on at most two passwords at once. Others wait without a thread.
  public final class PasswordHasher: PasswordHashing {
    /// The time and the memory that a hash costs.
    public struct Cost: Sendable {
      let operations: UInt64
      let bytes: Int

      /// 64 MiB, for sites on which a person waits for the answer.
      public static let interactive = Cost(
        operations: UInt64(crypto_pwhash_opslimit_interactive()), bytes: crypto_pwhash_memlimit_interactive())
      /// The least possible cost, for tests.
      public static let least = Cost(
        operations: UInt64(crypto_pwhash_opslimit_min()), bytes: crypto_pwhash_memlimit_min())
    }

    /// An error when there is not enough memory for a hash.
    public struct OutOfMemory: LocalizedError {
      public var errorDescription: String? { "The server has not enough memory at the moment. Try again." }
    }

    private let cost: Cost
    private let queue: OperationQueue

    public init(_ cost: Cost = .interactive) {
      precondition(sodium_init() >= 0, "libsodium could not be initialized.")
      self.cost = cost
      queue = OperationQueue()
      queue.maxConcurrentOperationCount = 2
      queue.qualityOfService = .utility
    }

    public func hash(_ password: String) async throws -> String {
      let hash = await run { [cost] () -> String? in
        var text = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
        let result = Self.withBytes(of: password) { bytes, count in
          crypto_pwhash_str(&text, bytes, count, cost.operations, cost.bytes)
        }
        return result == 0 ? String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
      }
      guard let hash else { throw OutOfMemory() }
      return hash
    }

    public func verify(_ password: String, against hash: String) async -> PasswordVerification {
      await run { [cost] in
        let result = Self.withBytes(of: password) { bytes, count in
          crypto_pwhash_str_verify(hash, bytes, count)
        }
        guard result == 0 else { return .wrong }
        return .right(isOutdated: crypto_pwhash_str_needs_rehash(hash, cost.operations, cost.bytes) != 0)
      }
    }

    /// Calls a function with the bytes of a password, and overwrites this copy of them afterwards.
    private static func withBytes<Result>(
      of password: String, _ body: (UnsafePointer<CChar>, _ count: UInt64) -> Result
    ) -> Result {
      var bytes = password.utf8.map(CChar.init(bitPattern:))
      let count = UInt64(bytes.count)
      defer { bytes.withUnsafeMutableBytes { sodium_memzero($0.baseAddress, $0.count) } }
      return body(bytes, count)
    }

    private func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
      await withCheckedContinuation { continuation in
        queue.addOperation { continuation.resume(returning: work()) }
      }
    }
  }
#endif
