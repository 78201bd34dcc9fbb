#if Sodium
  import CSodium
  public import Foundation
  public import PortableUIWeb

  /// Seals the states that browsers keep with XChaCha20-Poly1305 of libsodium.
  ///
  /// The first key seals, and all keys open. To replace a key, append the new one on all machines, then move it to the
  /// front, and remove the old one after `LivePageConfiguration.savedStateLifetime`.
  public struct SodiumStateSeal: StateSeal {
    private let first: StateKey
    private let others: [StateKey]

    /// Creates a seal.
    ///
    /// - Parameters:
    ///   - key: Seals and opens. A new key serves the pages of one process, and only until it ends.
    ///   - others: The previous keys, which only open.
    public init(key: StateKey = StateKey(), others: [StateKey] = []) {
      precondition(sodium_init() >= 0, "libsodium could not be initialized.")
      (first, self.others) = (key, others)
    }

    /// Creates a seal with the keys in a file: one in Base64 on each line, the newest first.
    ///
    /// `head -c 32 /dev/urandom | base64` prints a key.
    ///
    /// - Throws: ``StateKeyError`` if the file has no keys or something else, and the errors of reading the file.
    public init(contentsOf file: URL) throws {
      let text = try String(contentsOf: file, encoding: .utf8)
      var keys: [StateKey] = []
      for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
        let line = line.trimmingCharacters(in: .whitespaces)
        if line.isEmpty { continue }
        guard let key = StateKey(base64: line) else { throw StateKeyError.notAKey(line: index + 1) }
        keys.append(key)
      }
      guard let first = keys.first else { throw StateKeyError.noKey }
      self.init(key: first, others: Array(keys.dropFirst()))
    }

    /// Returns a seal whose states last as long as the process.
    ///
    /// Under `vsm serve`, they last as long as that command: pages continue with their states after each build.
    public static func ofProcess() -> SodiumStateSeal {
      guard let folder = ProcessInfo.processInfo.environment["VSM_SERVE"] else { return SodiumStateSeal() }
      let keys = URL(fileURLWithPath: folder).appending(path: "keys")
      do { return try SodiumStateSeal(contentsOf: keys) } catch {
        let line =
          "Pages will not continue after the next change, because the keys of vsm serve can't be read: \(error)"
        FileHandle.standardError.write(Data("\(line)\n".utf8))
        return SodiumStateSeal()
      }
    }

    public func seal(_ message: [UInt8], context: [UInt8]) -> [UInt8] {
      // A number of 192 bits can be chosen at random: it practically never repeats.
      let nonce = (0..<Self.nonceLength).map { _ in UInt8.random(in: .min ... .max) }
      var sealed = [UInt8](repeating: 0, count: message.count + Self.tagLength)
      crypto_aead_xchacha20poly1305_ietf_encrypt(
        &sealed, nil, message, UInt64(message.count), context, UInt64(context.count), nil, nonce, first.bytes)
      return nonce + sealed
    }

    public func open(_ sealed: [UInt8], context: [UInt8]) -> [UInt8]? {
      guard sealed.count >= Self.nonceLength + Self.tagLength else { return nil }
      let nonce = Array(sealed.prefix(Self.nonceLength))
      let content = Array(sealed.dropFirst(Self.nonceLength))
      for key in [first] + others {
        if let message = Self.open(content, nonce: nonce, context: context, key: key) { return message }
      }
      return nil
    }

    private static func open(_ content: [UInt8], nonce: [UInt8], context: [UInt8], key: StateKey) -> [UInt8]? {
      var message = [UInt8](repeating: 0, count: content.count - tagLength)
      let result = crypto_aead_xchacha20poly1305_ietf_decrypt(
        &message, nil, nil, content, UInt64(content.count), context, UInt64(context.count), nonce, key.bytes)
      return result == 0 ? message : nil
    }

    private static let nonceLength = Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)
    private static let tagLength = Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)
  }

  /// The reason that makes a file of keys unusable.
  public enum StateKeyError: LocalizedError, Equatable {
    case noKey
    /// - Parameter line: The number of the line, counted from 1.
    case notAKey(line: Int)

    public var errorDescription: String? {
      switch self {
      case .noKey:
        "The file of keys is empty. Write a key of 32 bytes in Base64 to it: head -c 32 /dev/urandom | base64"
      case .notAKey(let line):
        "Line \(line) of the file of keys is not a key. Each line is a key of 32 bytes in Base64, the newest first, as "
          + "this prints it: head -c 32 /dev/urandom | base64"
      }
    }
  }
#endif
