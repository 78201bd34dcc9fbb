/// The scheme and the host of an address, with its port if it has one.
///
/// All code that compares origins reads them here. Those that read
/// settings accept less: a setting has to be written as it is meant.
package struct AddressOrigin: Equatable {
  /// The scheme in lowercase.
  package let scheme: String
  /// The host in lowercase, with the port as it is written.
  package let host: String
  /// Whether the address has the name of a user before the host.
  package let hasUser: Bool
  /// The address after the host.
  package let rest: Substring

  /// Returns `nil` for a relative address, and for another scheme.
  package init?(of address: String, schemes: [String] = ["https", "http"]) {
    guard let end = address.firstRange(of: "://") else { return nil }
    scheme = address[..<end.lowerBound].lowercased()
    guard schemes.contains(scheme) else { return nil }
    let authority = address[end.upperBound...].prefix { !"/?#\\".contains($0) }
    rest = address[authority.endIndex...]
    let user = authority.lastIndex(of: "@")
    hasUser = user != nil
    host = (user.map { authority[authority.index(after: $0)...] } ?? authority).lowercased()
  }

  /// The origin, as content security policies name it.
  package var text: String { "\(scheme)://\(host)" }

  /// Returns whether a content security policy with this source allows the origin: the same one, or `*.` for all hosts
  /// below another.
  func matches(_ source: String) -> Bool {
    guard let source = AddressOrigin(of: source), source.scheme == scheme else { return false }
    guard source.host.hasPrefix("*.") else { return source.host == host }
    let suffix = source.host.dropFirst()
    return host.hasSuffix(suffix) && host.count > suffix.count
  }
}
