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
  ///
  /// An address that browsers would change before they read it is not accepted: they remove tabs, line breaks and
  /// leading spaces, and read a backslash as a slash.
  static func isOnThisSite(_ address: String) -> Bool {
    let isChanged = address.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F || $0 == "\\" }
    guard let first = address.first, first != " ", !isChanged else { return false }
    return scheme(of: address) == nil && !address.hasPrefix("//")
  }

  /// Returns the origin of an address with the scheme `http` or `https`, or `nil` if parsers could disagree about it.
  ///
  /// The origin is in lowercase, without the default port. Names of users are not accepted, since they look like hosts.
  static func origin(of address: String) -> String? {
    guard address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x5C }), let origin = AddressOrigin(of: address),
      !origin.hasUser,
      origin.host.wholeMatch(of: /(\[[0-9a-f:.]+\]|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)(:[1-9][0-9]{0,4})?/) != nil
    else { return nil }
    let port = origin.scheme == "https" ? ":443" : ":80"
    return origin.text.hasSuffix(port) ? String(origin.text.dropLast(port.count)) : origin.text
  }

  /// Returns whether an action may lead to an address: on this site, at an allowed origin, or of electronic mail or a
  /// telephone.
  static func mayBeOpened(_ address: String, origins: Set<String>) -> Bool {
    if isOnThisSite(address) || isContact(address) { return true }
    return origin(of: address).map(origins.contains) ?? false
  }

  /// Returns whether an address is of electronic mail or a telephone.
  static func isContact(_ address: String) -> Bool {
    guard address.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else { return false }
    return ["mailto", "tel"].contains(scheme(of: address))
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
