/// The network of a client, for limits per address.
///
/// A client with IPv6 can use all addresses of a network of 64 bits, so that they count as one. A household has up to
/// 256 of these networks, and a company up to 65,536, so that the networks of 56 and 48 bits around it count too. IPv4
/// addresses in IPv6 form count as IPv4 addresses.
enum ClientNetwork: Hashable, Sendable {
  case ipv4(UInt32)
  /// - Parameters:
  ///   - prefix: The first 64 bits of the addresses, with zeros behind the prefix.
  ///   - bits: 64, 56 or 48.
  case ipv6(prefix: UInt64, bits: Int)
  /// An address in another notation.
  case other(String)

  /// Creates the smallest network of an address, or returns `nil` if its clients are not limited.
  ///
  /// Addresses of this machine are not limited, because a proxy uses them for all of its clients.
  init?(of address: String) {
    guard let parsed = IPAddress(address) else {
      self = .other(address)
      return
    }
    if parsed.isLoopback { return nil }
    let isIPv4 = parsed.high == 0 && parsed.low >> 32 == 0xFFFF
    self = isIPv4 ? .ipv4(UInt32(truncatingIfNeeded: parsed.low)) : .ipv6(prefix: parsed.high, bits: 64)
  }

  /// The network and those around it that are limited.
  var withSurroundings: [ClientNetwork] {
    guard case .ipv6(let prefix, 64) = self else { return [self] }
    return [self, .ipv6(prefix: prefix & ~0xFF, bits: 56), .ipv6(prefix: prefix & ~0xFFFF, bits: 48)]
  }

  /// The multiple of the limits of an address that applies to the network.
  var share: Int {
    switch self {
    case .ipv6(_, 56): 2
    case .ipv6(_, 48): 8
    default: 1
    }
  }

  /// Returns whether the network is this one, or one of its parts.
  func contains(_ other: ClientNetwork?) -> Bool { other?.withSurroundings.contains(self) ?? false }
}
