import Foundation

/// Where a page is on its site: the part that its route states, and the segments that follow it.
public struct PageAddress: Hashable, Sendable {
  /// The longest address that is looked at, in bytes.
  public static let lengthLimit = 2048

  /// The part that the route states, without a slash at its end.
  public let base: String
  /// What follows, segment by segment, as values read it.
  public var segments: [String]
  /// The query with its question mark, which stays whatever the page shows; empty where there is none.
  public let query: String
  /// Whether the page is also found at deeper addresses than its base.
  public let isDeep: Bool

  /// Takes an address apart; `nil` where it does not belong to the page.
  ///
  /// - Parameters:
  ///   - path: A path as browsers write it, which a query may follow. A fragment is left out.
  ///   - base: The part that the route states.
  ///   - isDeep: Whether the page is also found at deeper addresses than its base.
  public init?(path: String, base: String, isDeep: Bool = true) {
    guard path.utf8.count <= Self.lengthLimit, path.hasPrefix("/") else { return nil }
    let base = base.hasSuffix("/") ? String(base.dropLast()) : base
    let address = path.prefix { $0 != "#" }
    let path = address.prefix { $0 != "?" }
    guard path.hasPrefix(base) else { return nil }
    let rest = path.dropFirst(base.count)
    guard rest.isEmpty || rest.hasPrefix("/") else { return nil }
    let written = rest.split(separator: "/")
    let segments = written.compactMap { $0.removingPercentEncoding }
    guard segments.count == written.count, isDeep || segments.isEmpty else { return nil }
    self.base = base
    self.segments = segments
    query = String(address[path.endIndex...])
    self.isDeep = isDeep
  }

  /// The address as browsers write it.
  public var path: String {
    let written = segments.compactMap { $0.addingPercentEncoding(withAllowedCharacters: Self.unreserved) }
    let path = base + written.map { "/" + $0 }.joined()
    return (path.isEmpty ? "/" : path) + query
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
