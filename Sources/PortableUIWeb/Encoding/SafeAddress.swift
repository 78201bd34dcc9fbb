import PortableUI

/// Decides which addresses may stand in a page.
///
/// PortableUI makes no others; this is the last door, and it knows no exceptions.
enum SafeAddress {
  /// The value of an attribute, or `nil` where it is an address that could run code.
  static func checked(
    _ value: String?, of name: Attribute.Name, refused: (RefusedContent) -> Void
  ) -> String? {
    guard let value, name == .href || name == .src else { return value }
    if isHarmless(value, isImage: name == .src) { return value }
    refused(.address)
    return nil
  }

  /// Whether an address is relative, or has a scheme that only shows or sends something.
  static func isHarmless(_ address: String, isImage: Bool) -> Bool {
    switch scheme(of: address) {
    case nil, "http", "https": true
    case "mailto", "tel": !isImage
    case "data": isImage && address.lowercased().hasPrefix("data:image/")
    default: false
    }
  }

  /// Whether an address stays on this site, whatever a browser makes of it.
  static func isOnThisSite(_ address: String) -> Bool {
    guard scheme(of: address) == nil else { return false }
    let slash: (Unicode.Scalar) -> Bool = { $0 == "/" || $0 == "\\" }
    var rest = visible(address).makeIterator()
    guard let first = rest.next() else { return false }
    guard slash(first) else { return true }
    guard first == "/" else { return false }
    return rest.next().map { !slash($0) } ?? true
  }

  /// The scheme as a browser reads it: past leading blanks, and without the line ends and tabs in between.
  private static func scheme(of address: String) -> String? {
    var scheme = ""
    for scalar in visible(address) {
      switch scalar {
      case ":": return scheme
      case "/", "?", "#", "\\": return nil
      default: scheme.unicodeScalars.append(scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar)
      }
    }
    return nil
  }

  private static func visible(_ address: String) -> some Sequence<Unicode.Scalar> {
    address.unicodeScalars.drop { $0.value <= 0x20 }.lazy
      .filter { $0 != "\t" && $0 != "\n" && $0 != "\r" }
  }
}
