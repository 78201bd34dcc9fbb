import Foundation

// Why: Documentation/Decisions/0021-navigation-determines-the-address.md
/// The address of a page on its site: the base of its route, and the segments after it.
public struct PageAddress: Hashable, Sendable {
  /// The longest accepted address, in bytes.
  public static let lengthLimit = 2048
  /// The maximum number of segments after the base. Each of them can become a level of a navigation stack.
  public static let levelLimit = 32

  /// The path of the route, without a trailing slash.
  public let base: String
  /// The decoded segments after the base.
  public var segments: [String]
  /// The query with its question mark, which does not change with the content; empty if there is none.
  public let query: String
  /// Whether the page also has addresses below its base.
  public let isDeep: Bool

  /// Parses an address, or returns `nil` if it does not belong to the page.
  ///
  /// - Parameters:
  ///   - path: A path with an optional query, as browsers send it. A fragment is ignored.
  ///   - base: The path of the route.
  ///   - isDeep: Whether the page also has addresses below its base.
  public init?(path: String, base: String, isDeep: Bool = true) {
    guard path.utf8.count <= Self.lengthLimit, path.hasPrefix("/") else { return nil }
    let base = base.hasSuffix("/") ? String(base.dropLast()) : base
    let address = path.prefix { $0 != "#" }
    let path = address.prefix { $0 != "?" }
    guard path.hasPrefix(base) else { return nil }
    let rest = path.dropFirst(base.count)
    guard rest.isEmpty || rest.hasPrefix("/") else { return nil }
    let written = rest.split(separator: "/")
    guard written.count <= (isDeep ? Self.levelLimit : 0) else { return nil }
    let segments = written.compactMap { $0.removingPercentEncoding }
    guard segments.count == written.count else { return nil }
    self.base = base
    self.segments = segments
    query = String(address[path.endIndex...])
    self.isDeep = isDeep
  }

  /// The encoded address.
  public var path: String {
    let written = segments.compactMap { $0.addingPercentEncoding(withAllowedCharacters: Self.unreserved) }
    let path = base + written.map { "/" + $0 }.joined()
    return (path.isEmpty ? "/" : path) + query
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

/// Conversions between values and the segments of an address.
///
/// A value has a segment if its type is `LosslessStringConvertible`, or `RawRepresentable` with a string, as many enums
/// are.
enum AddressSegment {
  /// Returns the segment of a value, or `nil` if it has none that a browser would leave unchanged.
  static func text(of value: Any) -> String? {
    let text: String? =
      if let value = value as? any LosslessStringConvertible {
        value.description
      } else {
        (value as? any RawRepresentable)?.rawValue as? String
      }
    guard let text, !["", ".", ".."].contains(text) else { return nil }
    return text
  }

  /// Returns the value of a type for a segment.
  static func value(of text: String, as type: Any.Type) -> AnyHashable? {
    let value: Any? =
      if let type = type as? any LosslessStringConvertible.Type {
        type.init(text)
      } else {
        (type as? any RawRepresentable<String>.Type)?.init(rawValue: text)
      }
    return (value as? any Hashable).map { AnyHashable($0) }
  }
}
