/// The address of a machine: IPv6, or IPv4 as an IPv6 address below `::ffff:0:0`.
struct IPAddress: Hashable, Sendable {
  let high: UInt64
  let low: UInt64

  /// Whether the address belongs to the machine itself: `127.0.0.0/8` or `::1`.
  var isLoopback: Bool { low >> 24 == 0xFFFF_7F && high == 0 || high == 0 && low == 1 }

  /// Parses an address in the notation of URLs without brackets, such as `127.0.0.1`, `::1` or `fe80::1%eth0`.
  init?(_ text: some StringProtocol) {
    let text = text.utf8.prefix { $0 != UInt8(ascii: "%") }
    guard text.count <= 45 else { return nil }
    if text.contains(UInt8(ascii: ":")) {
      guard let groups = Self.groups(text) else { return nil }
      high = groups[..<4].reduce(0) { $0 << 16 | UInt64($1) }
      low = groups[4...].reduce(0) { $0 << 16 | UInt64($1) }
    } else {
      guard let address = Self.address4(text) else { return nil }
      (high, low) = (0, 0xFFFF_0000_0000 | UInt64(address))
    }
  }

  /// Returns whether the first bits of both addresses are equal.
  func hasPrefix(of other: IPAddress, bits: Int) -> Bool {
    let (highBits, lowBits) = (min(bits, 64), max(0, bits - 64))
    return highBits == 0
      || (high ^ other.high) >> UInt64(64 - highBits) == 0
        && (lowBits == 0 || (low ^ other.low) >> UInt64(64 - lowBits) == 0)
  }

  private static func address4(_ text: some Collection<UInt8>) -> UInt32? {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var address: UInt32 = 0
    for part in parts {
      // A leading zero means an octal number to some parsers.
      guard (1...3).contains(part.count), part.count == 1 || part.first != UInt8(ascii: "0"),
        let value = number(part, radix: 10), value < 256
      else { return nil }
      address = address << 8 | value
    }
    return address
  }

  private static func groups(_ text: some Collection<UInt8>) -> [UInt16]? {
    let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    var groups: [UInt16] = []
    var gap: Int?
    for (index, part) in parts.enumerated() {
      if part.isEmpty {
        // "::" is one empty part in the middle, or two at either end.
        let isAtStart = index == 0 && parts.count > 2 && parts[1].isEmpty
        let isAtEnd = index == parts.count - 1 && parts.count > 2 && parts[index - 1].isEmpty
        if isAtStart { continue }
        if isAtEnd, gap == groups.count { continue }
        guard gap == nil else { return nil }
        gap = groups.count
        guard index != 0, index != parts.count - 1 else { return nil }
      } else if index == parts.count - 1, let address = address4(part) {
        groups += [UInt16(address >> 16), UInt16(address & 0xFFFF)]
      } else {
        guard part.count <= 4, let value = number(part, radix: 16) else { return nil }
        groups.append(UInt16(value))
      }
    }
    guard let gap else { return groups.count == 8 ? groups : nil }
    guard groups.count < 8 else { return nil }
    groups.insert(contentsOf: repeatElement(0, count: 8 - groups.count), at: gap)
    return groups
  }

  private static func number(_ digits: some Collection<UInt8>, radix: UInt32) -> UInt32? {
    var value: UInt32 = 0
    for digit in digits {
      guard let digit = Character(UnicodeScalar(digit)).hexDigitValue, digit < radix else { return nil }
      value = value * radix + UInt32(digit)
    }
    return value
  }
}
