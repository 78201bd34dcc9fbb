/// The part of a file for which a request asks, as in RFC 9110, section 14.
enum ByteRange: Equatable {
  case whole
  case part(Range<Int>)
  /// The file has no such part.
  case unsatisfiable

  /// Reads the header field `Range`. A malformed one, and one with several parts, stands for the whole file.
  init(_ field: String?, of size: Int) {
    self = Self.read(field, of: size) ?? .whole
  }

  private static func read(_ field: String?, of size: Int) -> ByteRange? {
    guard let field, field.hasPrefix("bytes=") else { return nil }
    let bounds = field.dropFirst("bytes=".count).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard bounds.count == 2, bounds.allSatisfy({ $0.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 } }) else {
      return nil
    }
    guard let first = Int(bounds[0]) else {
      guard let count = Int(bounds[1]) else { return nil }
      return count == 0 || size == 0 ? .unsatisfiable : .part(max(0, size - count)..<size)
    }
    guard first < size else { return .unsatisfiable }
    if bounds[1].isEmpty { return .part(first..<size) }
    guard let last = Int(bounds[1]), last >= first else { return nil }
    return .part(first..<min(last, size - 1) + 1)
  }
}
