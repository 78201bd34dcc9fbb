import PortableUI

extension ContentSecurity {
  /// Returns whether a text is the origin of other content.
  public static func isOrigin(_ text: String) -> Bool {
    guard let origin = AddressOrigin(of: text, schemes: ["https", "http", "wss", "ws"]), origin.rest.isEmpty,
      !origin.hasUser, text.hasPrefix(origin.scheme)
    else { return false }
    let host = origin.host.hasPrefix("*.") ? String(origin.host.dropFirst(2)) : origin.host
    guard let name = HostName.name(in: host) else { return false }
    return !name.isEmpty && name.utf8.allSatisfy(\.mayBeInHost)
  }

  /// The first origin that is not valid, if there is one.
  var invalidOrigin: String? {
    [imageOrigins, mediaOrigins, fontOrigins, frameOrigins, connectionOrigins].joined().first { !Self.isOrigin($0) }
  }
}

extension UInt8 {
  fileprivate var mayBeInHost: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10 || "-.:_".utf8.contains(self)
  }
}
