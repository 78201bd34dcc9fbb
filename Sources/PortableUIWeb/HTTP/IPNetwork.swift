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
