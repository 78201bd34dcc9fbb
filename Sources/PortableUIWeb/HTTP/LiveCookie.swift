/// The cookie by which a browser shows that a page is its own.
enum LiveCookie {
  static let name = "live"

  /// Every value of that name that could be ours.
  ///
  /// There can be more than one: a neighbouring host may set a cookie of the same name for the whole domain. It must
  /// not be able to lock a browser out of its own pages.
  static func secrets(in header: String?) -> [Secret] {
    guard let header else { return [] }
    return header.utf8.split(separator: UInt8(ascii: ";")).compactMap { pair in
      let pair = pair.drop { $0 == UInt8(ascii: " ") }
      guard pair.starts(with: "live=".utf8) else { return nil }
      return Secret(Substring(pair.dropFirst(name.utf8.count + 1)))
    }
  }

  /// Whether a request comes from the browser that a session was made for. Looks at every value, found or not.
  static func holds(_ secret: Secret, in header: String?) -> Bool {
    secrets(in: header).reduce(false) { found, candidate in candidate == secret || found }
  }

  /// The header that gives a browser its secret.
  ///
  /// `Lax`, not `Strict`: after a link on another site a strict cookie would be missing from the request, the browser
  /// would get a new secret, and every page that is open in its other tabs would stop working. What `Strict` would add
  /// is checked by `Origin`, `Sec-Fetch-Site` and the page's token.
  static func header(_ secret: Secret, isSecure: Bool) -> (name: String, value: String) {
    ("Set-Cookie", "live=\(secret); Path=/; HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")")
  }
}
