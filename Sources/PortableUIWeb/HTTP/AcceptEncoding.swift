/// The header field `Accept-Encoding` of a request.
package enum AcceptEncoding {
  /// The number of bytes of the field that are read. Browsers send some 30 bytes.
  static let lengthLimit = 1_024

  /// Returns whether the field accepts `gzip`: contains the name with a weight other than 0.
  ///
  /// A field that is longer than ``lengthLimit`` accepts nothing.
  package static func containsGzip(_ field: some Collection<UInt8>) -> Bool {
    guard let bytes = field.bytes(upTo: lengthLimit) else { return false }
    return bytes.split(separator: UInt8(ascii: ",")).contains { entry in
      let parts = entry.split(separator: UInt8(ascii: ";")).map { part in
        part.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      }
      guard let coding = parts.first, coding.equalsIgnoringCase("gzip".utf8) else { return false }
      return !parts.dropFirst().contains(where: isZeroWeight)
    }
  }

  /// Returns whether the bytes are `q=0`, with or without a point and further zeros.
  private static func isZeroWeight(_ part: [UInt8]) -> Bool {
    guard part.count >= 3, part.prefix(3).equalsIgnoringCase("q=0".utf8) else { return false }
    let decimals = part.dropFirst(3)
    return decimals.first.map { $0 == UInt8(ascii: ".") } != false
      && decimals.dropFirst().allSatisfy { $0 == UInt8(ascii: "0") }
  }
}
