/// The cookie by which a browser shows that a page is its own.
///
/// There can be more than one of its name: a neighbouring host may set it for the whole domain. It must not be able to
/// lock a browser out of its own pages, so every one is looked at.
enum LiveCookie {
  /// The first secret that a browser shows.
  static func secret(in header: String?) -> Secret? {
    var first: Secret?
    forEachSecret(in: header) { first = first ?? $0 }
    return first
  }

  /// Whether a request comes from the browser that a session was made for.
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

  /// The header that gives a browser its secret.
  ///
  /// `Lax`, not `Strict`: after a link on another site a strict cookie would be missing from the request, the browser
  /// would get a new secret, and every page that is open in its other tabs would stop working. What `Strict` would add
  /// is checked by `Origin`, `Sec-Fetch-Site` and the page's token.
  static func header(_ secret: Secret, isSecure: Bool) -> (name: String, value: String) {
    ("Set-Cookie", "live=\(secret); Path=/; HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")")
  }
}
