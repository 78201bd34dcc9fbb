/// A random 128-bit secret of a browser or a page.
struct Secret: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  init() {
    var generator = SystemRandomNumberGenerator()
    high = generator.next()
    low = generator.next()
  }

  /// Reads exactly the 32 hexadecimal digits of ``description``.
  init?(_ text: some StringProtocol) {
    let digits = text.utf8
    guard digits.count == 32 else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    for digit in digits {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      default: return nil
      }
      high = high << 4 | low >> 60
      low = low << 4 | UInt64(value)
    }
    self.high = high
    self.low = low
  }

  /// Compares in constant time, so that the duration does not reveal where two secrets differ.
  static func == (left: Secret, right: Secret) -> Bool {
    (left.high ^ right.high) | (left.low ^ right.low) == 0
  }
}

extension Secret: CustomStringConvertible {
  var description: String {
    String(unsafeUninitializedCapacity: 32) { buffer in
      for index in 0..<32 {
        let word = index < 16 ? high : low
        let nibble = UInt8(truncatingIfNeeded: word >> (60 - UInt64(index % 16) * 4)) & 0xF
        buffer[index] = nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10
      }
      return 32
    }
  }
}
