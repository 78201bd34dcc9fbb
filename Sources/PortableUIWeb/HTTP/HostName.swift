/// The header field `Host`.
enum HostName {
  /// Returns the name or address without the port, the brackets and the dot at its end, or `nil` if it is not valid.
  static func name(in host: String) -> Substring? {
    let bytes = host.utf8
    let (name, rest): (Substring.UTF8View, Substring.UTF8View)
    if bytes.first == UInt8(ascii: "[") {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      (name, rest) = (bytes[..<end].dropFirst(), bytes[end...].dropFirst())
    } else {
      let end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
      (name, rest) = (bytes[..<end], bytes[end...])
    }
    guard !name.isEmpty, rest.isEmpty || rest.first == UInt8(ascii: ":"), rest.dropFirst().allSatisfy(isDigit) else {
      return nil
    }
    return Substring(name.last == UInt8(ascii: ".") ? name.dropLast() : name)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
