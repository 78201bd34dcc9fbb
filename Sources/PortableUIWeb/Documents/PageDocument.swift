import PortableUI

/// The initial HTML of a page.
struct PageDocument {
  var tree: RenderNode
  var title: String?
  /// The element that has the initial keyboard focus.
  var focused: NodeID?
  /// The page's token.
  var token: Secret
  var assetPath: String
  /// Whether the page can open a WebSocket.
  var offersSocket = false

  /// Returns the document as a response, with a policy that allows its style element.
  func response(_ configuration: LivePageConfiguration, refused: (RefusedContent) -> Void) -> LiveResponse {
    var styles = StyleClasses()
    var body = HTMLWriter()
    body.focused = focused
    body.node(tree, styles: &styles, refused: refused)

    let nonce = styles.css.isEmpty ? nil : Secret().description
    var page = HTMLWriter()
    page.bytes.reserveCapacity(body.bytes.count + styles.css.utf8.count + 1024)
    page.raw("<!doctype html>\n<html")
    page.attribute("lang", configuration.language)
    page.raw(">\n")
    head(&page, configuration, css: styles.css, nonce: nonce)
    page.raw("<body>\n")
    page.bytes.append(contentsOf: body.bytes)
    page.raw("\n<noscript><p class=\"live-noscript\" role=\"alert\">")
    page.text(configuration.noScriptText)
    page.raw("</p></noscript>\n</body>\n</html>\n")
    return LiveResponse(status: 200, headers: Self.headers(nonce: nonce, configuration), body: .bytes(page.bytes))
  }

  static func headers(
    nonce: String?, _ configuration: LivePageConfiguration
  ) -> [(name: String, value: String)] {
    let policy = ContentSecurityPolicy.header(nonce: nonce, imageOrigins: configuration.imageOrigins)
    var headers = [("Content-Type", "text/html; charset=utf-8"), policy] + LiveResponse.commonHeaders
    let lifetime = configuration.strictTransportSecurity.components.seconds
    if configuration.isSecure, lifetime > 0 { headers.append(("Strict-Transport-Security", "max-age=\(lifetime)")) }
    return headers
  }

  private func head(_ page: inout HTMLWriter, _ configuration: LivePageConfiguration, css: String, nonce: String?) {
    page.raw("<head>\n<meta charset=\"utf-8\">\n<title>")
    page.text(title ?? "")
    page.raw("</title>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    page.raw("<meta name=\"color-scheme\" content=\"light dark\">\n")
    // Prevents a request of the browser for the icon of the site.
    page.raw("<link rel=\"icon\" href=\"data:,\">\n<meta name=\"live-page\"")
    page.attribute("content", token.description)
    page.raw(offersSocket ? " data-socket>\n" : ">\n")
    for sheet in [assetPath + "/live.css"] + configuration.styleSheets {
      page.raw("<link rel=\"stylesheet\"")
      page.attribute("href", sheet)
      page.raw(">\n")
    }
    if let nonce {
      page.raw("<style")
      page.attribute("nonce", nonce)
      page.raw(">")
      // Not escaped: it contains no `<`, see StyleClasses.
      page.name(css)
      page.raw("</style>\n")
    }
    // Loads the modules in parallel with the script that imports them.
    for script in LiveAssets.scripts.dropFirst() {
      page.raw("<link rel=\"modulepreload\"")
      page.attribute("href", assetPath + "/" + script)
      page.raw(">\n")
    }
    page.raw("<script type=\"module\"")
    page.attribute("src", assetPath + "/live.js")
    page.raw("></script>\n</head>\n")
  }
}

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
