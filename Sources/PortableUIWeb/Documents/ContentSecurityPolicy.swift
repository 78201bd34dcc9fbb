/// What a browser lets a live page do: run the page's own script, and nothing that stands in the page itself.
enum ContentSecurityPolicy {
  /// - Parameters:
  ///   - nonce: Names the one `style` element of the page, if it has one.
  ///   - imageOrigins: Where pictures may come from besides this site.
  static func header(nonce: String?, imageOrigins: [String] = []) -> (name: String, value: String) {
    let styleNonce = nonce.map { " 'nonce-\($0)'" } ?? ""
    let images = imageOrigins.map { " " + $0 }.joined()
    return (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'\(styleNonce); img-src 'self' data:\(images); "
        + "connect-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
    )
  }
}
