#if Accounts
  import CSodium

  /// A random secret of a signed-in browser, which its cookie contains. Only its hash is stored.
  public struct SessionSecret: Hashable, Sendable {
    /// 64 hexadecimal digits.
    public let text: String

    /// Creates a new secret with 256 random bits.
    public init() {
      precondition(sodium_init() >= 0, "libsodium could not be initialized.")
      var bytes = [UInt8](repeating: 0, count: 32)
      randombytes_buf(&bytes, bytes.count)
      text = bytes.map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
    }

    /// Reads the value of a cookie.
    public init?(_ text: String) {
      let isHexadecimal = text.utf8.allSatisfy { byte in
        byte &- UInt8(ascii: "0") < 10 || byte &- UInt8(ascii: "a") < 6
      }
      guard text.utf8.count == 64, isHexadecimal else { return nil }
      self.text = text
    }

    /// The hash that is stored. A random secret needs no salt.
    public var hash: [UInt8] {
      let bytes = Array(text.utf8)
      var hash = [UInt8](repeating: 0, count: crypto_generichash_bytes())
      crypto_generichash(&hash, hash.count, bytes, UInt64(bytes.count), nil, 0)
      return hash
    }
  }
#endif
