import PortableUI

/// The initial HTML of a page.
struct PageDocument {
  var tree: RenderNode
  var title: String?
  /// The status of the response.
  var status = PageStatus.ok
  /// The elements that views add to the head.
  var head: [HeadElement] = []
  /// The scheme and host of the page, such as `https://example.com`.
  var origin = ""
  var language: DocumentLanguage
  /// The element that has the initial keyboard focus.
  var focused: NodeID?
  /// The page's token.
  var token: Secret
  var assetPath: String
  /// The identifier of the person whose page it is.
  var person: String?
  /// Whether the page can open a WebSocket.
  var offersSocket = false

  // Estimates of a document's size, to reserve its memory once.
  private static let (bytesOfHead, bytesOfElement) = (4096, 48)

  /// Returns the document as a response, with a policy that allows its style element.
  func response(_ configuration: LivePageConfiguration, refused: (RefusedContent) -> Void) -> LiveResponse {
    var page = HTMLWriter()
    page.focused = focused
    page.bytes.reserveCapacity(Self.bytesOfHead + Self.bytesOfElement * tree.elementCount)
    page.raw("<!doctype html>\n<html")
    page.attribute("lang", language.tag)
    page.attribute("dir", language.direction.name)
    page.attribute("data-words", language.scriptWords)
    page.raw(">\n")
    startHead(&page, configuration, refused: refused)
    let placeOfStyles = page.bytes.count
    endHead(&page)
    page.raw("<body>\n<noscript><p class=\"live-noscript\" role=\"alert\">")
    page.text(configuration.noScriptText ?? language.noScript)
    page.raw("</p></noscript>\n<a class=\"live-skip\" href=\"#live-page\">")
    page.text(configuration.skipLinkText ?? language.skipLink)
    page.raw("</a>\n")
    var tree = tree
    tree.attributes.append(Attribute(.id, "live-page"))
    var styles = StyleClasses()
    page.node(tree, styles: &styles, refused: refused)
    let nonce = styles.css.isEmpty ? nil : Secret().description
    if let nonce { page.insert(styles.css + styles.fontFaces(at: assetPath), nonce: nonce, at: placeOfStyles) }
    page.raw("\n</body>\n</html>\n")
    return LiveResponse(
      status: status.code, headers: Self.headers(nonce: nonce, configuration), body: .bytes(page.bytes))
  }

  static func headers(
    nonce: String?, _ configuration: LivePageConfiguration
  ) -> [(name: String, value: String)] {
    let policy = configuration.contentSecurity.header(nonce: nonce)
    var headers = [("Content-Type", "text/html; charset=utf-8"), policy] + LiveResponse.commonHeaders
    let lifetime = configuration.strictTransportSecurity.components.seconds
    if configuration.isSecure, lifetime > 0 { headers.append(("Strict-Transport-Security", "max-age=\(lifetime)")) }
    return headers
  }

  private func startHead(
    _ page: inout HTMLWriter, _ configuration: LivePageConfiguration, refused: (RefusedContent) -> Void
  ) {
    page.raw("<head>\n<meta charset=\"utf-8\">\n<title>")
    page.text(title ?? "")
    page.raw("</title>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    page.raw("<meta name=\"color-scheme\" content=\"light dark\">\n")
    // An address without data prevents a request of the browser for the icon of the site.
    page.raw("<link rel=\"icon\"")
    page.attribute("href", configuration.icon ?? "data:,")
    page.raw(">\n")
    for element in head { page.head(element, origin: origin, refused: refused) }
    page.raw("<meta name=\"live-page\"")
    page.attribute("content", token.description)
    page.attribute(
      "data-document",
      DocumentFingerprint.document(assetPath: assetPath, language: language, person: person, configuration))
    page.raw(offersSocket ? " data-socket>\n" : ">\n")
    page.raw("<script")
    page.attribute("src", assetPath + "/" + LiveAssets.earlyScript)
    page.raw("></script>\n")
    for sheet in [assetPath + "/live.css"] + configuration.styleSheets {
      page.raw("<link rel=\"stylesheet\"")
      page.attribute("href", sheet)
      page.raw(">\n")
    }
  }

  private func endHead(_ page: inout HTMLWriter) {
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

extension HTMLWriter {
  /// Inserts the style element of the page, whose classes are known after its elements have been written.
  fileprivate mutating func insert(_ css: String, nonce: String, at place: Int) {
    var element = HTMLWriter()
    element.raw("<style")
    element.attribute("nonce", nonce)
    element.raw(">")
    // Not escaped: it contains no `<`, see StyleClasses.
    element.name(css)
    element.raw("</style>\n")
    bytes.insert(contentsOf: element.bytes, at: place)
  }
}

extension RenderNode {
  /// The number of elements of the tree.
  fileprivate var elementCount: Int { children.reduce(1) { $0 + $1.elementCount } }
}
