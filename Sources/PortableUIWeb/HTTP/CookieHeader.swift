/// The header with the cookies of a request.
enum CookieHeader {
  /// Calls `body` with each value of a cookie. Several cookies can have the same name.
  ///
  /// It allocates no array, because it runs for every event.
  ///
  /// - Parameter start: The name of the cookie and an equals sign.
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
