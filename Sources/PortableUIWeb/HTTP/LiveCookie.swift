/// The cookie that binds a page to its browser.
///
/// A request can contain several cookies with the name, because a related host can set one for the whole domain. All of
/// them are checked, so that such a host cannot lock a browser out of its pages.
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

  private static func forEachSecret(in header: String?, _ body: (Secret) -> Void) {
    CookieHeader.forEachValue(of: "live=", in: header) { value in
      if let secret = Secret(value) { body(secret) }
    }
  }

  /// Returns the header that sets the secret of a browser.
  ///
  /// The cookie is `Lax`, not `Strict`. A request from a link on another site would not contain a strict cookie. The
  /// browser would receive a new secret, and its other open pages would stop working. `Origin`, `Sec-Fetch-Site` and
  /// the page's token provide the protection of `Strict`.
  static func header(_ secret: Secret, isSecure: Bool) -> (name: String, value: String) {
    ("Set-Cookie", "live=\(secret); Path=/; HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")")
  }
}
