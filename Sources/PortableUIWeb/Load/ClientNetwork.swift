/// The network of a client, for limits per address.
enum ClientNetwork {
  /// Returns the name under which the pages of an address are counted, or `nil` if they are not limited.
  ///
  /// A client with IPv6 can use all addresses of a network of 64 bits, so that they count as one. IPv4 addresses in IPv6
  /// form count as IPv4 addresses. Addresses of this machine are not limited: they are those of a proxy, which stands for
  /// all of its clients.
  static func name(of address: String) -> String? {
    guard address.utf8.contains(UInt8(ascii: ":")) else { return isLoopback(address) ? nil : address }
    if let last = address.split(separator: ":").last, last.contains(".") {
      return isLoopback(last) ? nil : String(last)
    }
    guard let groups = groups(of: address.prefix { $0 != "%" }) else { return address }
    if groups.dropLast().allSatisfy({ $0 == 0 }), groups.last == 1 { return nil }
    return groups.prefix(4).map { String($0, radix: 16) }.joined(separator: ":") + "::"
  }

  private static func isLoopback(_ address: some StringProtocol) -> Bool { address.hasPrefix("127.") }

  /// Returns the eight groups of an IPv6 address.
  private static func groups(of address: Substring) -> [UInt16]? {
    func parse(_ part: Substring) -> [UInt16]? {
      let texts = part.split(separator: ":")
      let groups = texts.compactMap { UInt16($0, radix: 16) }
      return groups.count == texts.count ? groups : nil
    }
    guard let gap = address.firstRange(of: "::") else {
      return parse(address).flatMap { $0.count == 8 ? $0 : nil }
    }
    guard let start = parse(address[..<gap.lowerBound]), let end = parse(address[gap.upperBound...]),
      start.count + end.count < 8
    else { return nil }
    return start + Array(repeating: 0, count: 8 - start.count - end.count) + end
  }
}
