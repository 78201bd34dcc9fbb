import Foundation

/// The address of a machine: IPv6, or IPv4 as an IPv6 address below `::ffff:0:0`.
struct IPAddress: Hashable, Sendable {
  let high: UInt64
  let low: UInt64

  /// Whether the address belongs to the machine itself: `127.0.0.0/8` or `::1`.
  var isLoopback: Bool { low >> 24 == 0xFFFF_7F && high == 0 || high == 0 && low == 1 }

  /// Parses an address in the notation of URLs without brackets, such as `127.0.0.1`, `::1` or `fe80::1%eth0`.
  init?(_ text: some StringProtocol) {
    let text = String(text.prefix { $0 != "%" })
    var (short, long) = (in_addr(), in6_addr())
    // A C string ends at its first zero.
    guard !text.utf8.contains(0) else { return nil }
    if inet_pton(AF_INET, text, &short) == 1 {
      (high, low) = (0, 0xFFFF_0000_0000 | UInt64(UInt32(bigEndian: short.s_addr)))
    } else if inet_pton(AF_INET6, text, &long) == 1 {
      (high, low) = withUnsafeBytes(of: long) {
        (
          UInt64(bigEndian: $0.loadUnaligned(as: UInt64.self)),
          UInt64(bigEndian: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        )
      }
    } else {
      return nil
    }
  }

  /// Returns whether the first bits of both addresses are equal.
  func hasPrefix(of other: IPAddress, bits: Int) -> Bool {
    let (highBits, lowBits) = (min(bits, 64), max(0, bits - 64))
    return highBits == 0
      || (high ^ other.high) >> UInt64(64 - highBits) == 0
        && (lowBits == 0 || (low ^ other.low) >> UInt64(64 - lowBits) == 0)
  }
}

/// A range of addresses, such as `10.0.0.0/8`. An address alone is a range of one.
struct IPNetwork: Hashable, Sendable {
  private let address: IPAddress
  private let bits: Int

  init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = IPAddress(parts[0]) else { return nil }
    let width = parts[0].contains(":") ? 128 : 32
    self.address = address
    guard parts.count > 1 else {
      bits = 128
      return
    }
    guard let length = Int(parts[1]), (0...width).contains(length) else { return nil }
    bits = 128 - width + length
  }

  func contains(_ other: IPAddress) -> Bool { other.hasPrefix(of: address, bits: bits) }
}
