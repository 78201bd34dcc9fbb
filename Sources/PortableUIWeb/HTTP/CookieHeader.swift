/// The cookies that a browser sends with a request, all in one line.
enum CookieHeader {
  /// Calls `body` with each value that a cookie has; there can be several of one name.
  ///
  /// Every event passes here, so this makes no array.
  ///
  /// - Parameter start: The cookie's name and an equals sign.
  static func forEachValue(of start: String, in header: String?, _ body: (Substring) -> Void) {
    guard var rest = header?[...].utf8 else { return }
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: ";")) ?? rest.endIndex
      let pair = rest[..<end].drop { $0 == UInt8(ascii: " ") }
      rest = rest[end...].dropFirst()
      if pair.starts(with: start.utf8) { body(Substring(pair.dropFirst(start.utf8.count))) }
    }
  }
}
