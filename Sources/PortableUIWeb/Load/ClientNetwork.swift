/// The network of a client, for limits per address.
enum ClientNetwork {
  /// Returns the name under which the pages of an address are counted, or `nil` if they are not limited.
  ///
  /// A client with IPv6 can use all addresses of a network of 64 bits, so that they count as one. IPv4 addresses in IPv6
  /// form count as IPv4 addresses. Addresses of this machine are not limited: they are those of a proxy, which stands for
  /// all of its clients.
  static func name(of address: String) -> String? {
    guard let parsed = IPAddress(address) else { return address }
    if parsed.isLoopback { return nil }
    let isIPv4 = parsed.high == 0 && parsed.low >> 32 == 0xFFFF
    let parts = (0..<4).reversed().map { index in
      isIPv4
        ? String(UInt8(truncatingIfNeeded: parsed.low >> (8 * index)))
        : String(UInt16(truncatingIfNeeded: parsed.high >> (16 * index)), radix: 16)
    }
    return isIPv4 ? parts.joined(separator: ".") : parts.joined(separator: ":") + "::"
  }
}
