/// The content security policy of live pages. It allows the page's own script files, but no inline scripts.
enum ContentSecurityPolicy {
  /// - Parameters:
  ///   - nonce: The nonce of the only `style` element of the page, if there is one.
  ///   - imageOrigins: The additional origins of images.
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
