/// The cookie that binds a page to its browser.
///
/// A request can contain several cookies with the name, because a related host can set one for the whole domain. All of
/// them are checked, so that such a host cannot lock a browser out of its pages. The secret can follow the name of a
/// process and a dot.
///
/// The cookie is `SameSite=Lax`. With `Strict`, a browser would omit it for a link from another site: the visitor would
/// get a new cookie, and every other open tab would lose its session. The cookie alone authorizes nothing. Events and
/// streams also need the page's token and the page's own origin.
enum LiveCookie {
  /// Returns the first secret in the header.
  static func secret(in header: String?) -> Secret? {
    var first: Secret?
    forEachSecret(in: header) { first = first ?? $0 }
    return first
  }

  /// Returns whether the header contains the secret of a session.
  static func holds(_ secret: Secret, in header: String?) -> Bool {
    var isFound = false
    forEachSecret(in: header) { if $0 == secret { isFound = true } }
    return isFound
  }

  /// Returns the name of the process in the first cookie that has one.
  static func process(in header: String?) -> String? {
    var first: String?
    CookieHeader.forEachValue(of: "live=", in: header) { value in
      guard first == nil, let dot = value.firstIndex(of: ".") else { return }
      let name = String(value[..<dot])
      if LivePageConfiguration.isProcessName(name), Secret(value[value.index(after: dot)...]) != nil { first = name }
    }
    return first
  }

  /// Returns whether the header contains the secret after the name of a process, or without a name if it is empty.
  static func holds(_ secret: Secret, ofProcess process: String, in header: String?) -> Bool {
    let wanted = value(of: secret, process: process)
    var isFound = false
    CookieHeader.forEachValue(of: "live=", in: header) { if $0 == wanted { isFound = true } }
    return isFound
  }

  private static func value(of secret: Secret, process: String) -> String {
    process.isEmpty ? secret.description : "\(process).\(secret)"
  }

  private static func forEachSecret(in header: String?, _ body: (Secret) -> Void) {
    CookieHeader.forEachValue(of: "live=", in: header) { value in
      let digits = value.utf8.suffix(32)
      guard digits.startIndex == value.startIndex || value.utf8.dropLast(32).last == UInt8(ascii: ".") else { return }
      if let secret = Secret(Substring(digits)) { body(secret) }
    }
  }

  /// Returns the header that sets the secret of a browser.
  ///
  /// The cookie is `Lax`, not `Strict`. A request from a link on another site would not contain a strict cookie. The
  /// browser would receive a new secret, and its other open pages would stop working. `Origin`, `Sec-Fetch-Site` and
  /// the page's token provide the protection of `Strict`.
  static func header(_ secret: Secret, process: String = "", isSecure: Bool) -> (name: String, value: String) {
    let value = value(of: secret, process: process)
    return ("Set-Cookie", "live=\(value); Path=/; HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")")
  }
}

extension LivePageConfiguration {
  /// Returns whether a text can be the ``processName``: up to 64 ASCII letters, digits, `-` and `_`.
  public static func isProcessName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
      }
  }
}

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
