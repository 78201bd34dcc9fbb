import PortableUI

/// Checks the addresses in a page.
///
/// PortableUI creates only safe addresses. This is an additional check of all of them.
enum SafeAddress {
  /// Returns the value of an attribute, or `nil` if it is an address that could run code.
  static func checked(
    _ value: String?, of name: Attribute.Name, refused: (RefusedContent) -> Void
  ) -> String? {
    guard let value, name == .href || name == .src else { return value }
    if isHarmless(value, isImage: name == .src) { return value }
    refused(.address)
    return nil
  }

  /// Returns whether an address is relative, or has a scheme that cannot run code.
  static func isHarmless(_ address: String, isImage: Bool) -> Bool {
    switch scheme(of: address) {
    case nil, "http", "https": true
    case "mailto", "tel": !isImage
    case "data": isImage && address.lowercased().hasPrefix("data:image/")
    default: false
    }
  }

  /// Returns whether browsers interpret an address as one of this site.
  static func isOnThisSite(_ address: String) -> Bool {
    guard scheme(of: address) == nil else { return false }
    let slash: (Unicode.Scalar) -> Bool = { $0 == "/" || $0 == "\\" }
    var rest = visible(address).makeIterator()
    guard let first = rest.next() else { return false }
    guard slash(first) else { return true }
    guard first == "/" else { return false }
    return rest.next().map { !slash($0) } ?? true
  }

  /// Returns the scheme as browsers read it: without leading whitespace, line breaks and tabs.
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
