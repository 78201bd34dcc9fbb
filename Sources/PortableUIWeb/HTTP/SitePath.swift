/// An address of this site to which a redirect may lead, such as `/account?tab=2`.
///
/// Create one from any text, such as the parameter of an address, and use it only if it is not `nil`:
///
/// ```swift
/// let target = SitePath(query["next"] ?? "") ?? "/account"
/// ```
///
/// Its path starts with one slash and has no empty segments, `.` and `..`, also after percent-decoding. Addresses that
/// browsers, proxies and servers could read as another site are therefore never an instance of it.
public struct SitePath: Hashable, Sendable, CustomStringConvertible {
  /// The path, with the query and the fragment.
  public let description: String

  /// The greatest length in bytes.
  static let limit = 2_048
  /// The number of encodings that a path may have.
  private static let decodings = 4

  /// Checks a text, and returns `nil` unless it is an address of this site.
  public init?(_ text: String) {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "/"), bytes.count <= Self.limit,
      bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }),
      !text.contains(/%(?![0-9A-Fa-f]{2})/),
      Self.isPlain(Array(bytes.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }))
    else { return nil }
    description = text
  }

  /// Whether a path and everything to which it can be decoded has only segments with names.
  private static func isPlain(_ path: [UInt8]) -> Bool {
    var path = path
    for _ in 0..<decodings {
      guard hasNamedSegments(path) else { return false }
      let decoded = decoded(path)
      if decoded == path { return true }
      path = decoded
    }
    return false
  }

  private static func hasNamedSegments(_ path: [UInt8]) -> Bool {
    guard path.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else { return false }
    let segments = path.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    // The last segment of a folder is empty.
    return segments.dropLast().allSatisfy { !$0.isEmpty }
      && segments.allSatisfy { $0 != [UInt8(ascii: ".")] && $0 != [UInt8(ascii: "."), UInt8(ascii: ".")] }
  }

  /// Returns the path with decoded bytes. A percent sign without two digits stays, as lenient decoders do.
  private static func decoded(_ path: [UInt8]) -> [UInt8] {
    var decoded: [UInt8] = []
    var rest = path[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      guard byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isHexadecimalDigit),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else {
        decoded.append(byte)
        continue
      }
      decoded.append(value)
      rest = rest.dropFirst(2)
    }
    return decoded
  }
}

extension SitePath: ExpressibleByStringLiteral {
  /// Creates an address that the program itself contains.
  ///
  /// - Precondition: It is an address of this site.
  public init(stringLiteral text: StaticString) {
    guard let path = Self("\(text)") else {
      preconditionFailure("“\(text)” is no address of this site. Start it with one slash, as in /account.")
    }
    self = path
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    self &- UInt8(ascii: "0") < 10 || (self | 0x20) &- UInt8(ascii: "a") < 6
  }
}
