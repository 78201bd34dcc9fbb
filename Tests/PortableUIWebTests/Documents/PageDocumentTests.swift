import PortableUI
import Testing

@testable import PortableUIWeb

struct PageDocumentTests {
  private func response(_ tree: RenderNode, title: String? = "Title", _ configuration: LivePageConfiguration = .init())
    -> LiveResponse
  {
    PageDocument(
      tree: tree, title: title, language: .init(tag: configuration.language), token: Secret(), assetPath: "/a/b"
    ).response(configuration) { _ in }
  }

  private let tree = RenderNode(id: NodeID(rawValue: 1), tag: .main, text: "Hello")

  @Test func documentIsComplete() {
    let html = response(tree).text
    #expect(
      html.hasPrefix(
        "<!doctype html>\n<html lang=\"en\" dir=\"ltr\" data-words=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>Title</title>"
      ))
    #expect(html.contains(#"<meta name="viewport" content="width=device-width, initial-scale=1">"#))
    #expect(html.contains(#"<meta name="color-scheme" content="light dark">"#))
    #expect(html.contains(#"<link rel="stylesheet" href="/a/b/live.css">"#))
    #expect(html.contains(#"<link rel="modulepreload" href="/a/b/page.js">"#))
    #expect(html.contains(#"<script type="module" src="/a/b/live.js"></script>"#))
    #expect(html.contains(#"<script src="/a/b/early.js"></script>"#))
    #expect(html.contains(##"<a class="live-skip" href="#live-page">Skip to content</a>"##))
    #expect(html.contains(#"<main id="live-page" data-n="1">Hello</main>"#))
    #expect(html.contains(#"<link rel="icon" href="data:,">"#))
    #expect(html.contains("<noscript>"))
    #expect(html.hasSuffix("</body>\n</html>\n"))
  }

  @Test func iconAndSkipLinkAreSettings() {
    var configuration = LivePageConfiguration()
    configuration.icon = "/icon.svg"
    configuration.skipLinkText = "<Zum Inhalt>"
    let html = response(tree, configuration).text
    #expect(html.contains(#"<link rel="icon" href="/icon.svg">"#))
    #expect(html.contains("&lt;Zum Inhalt&gt;</a>"))
  }

  @Test func focusedElementHasAutofocus() {
    let field = NodeID(rawValue: 2)
    let children = [RenderNode(id: field, tag: .input), RenderNode(id: NodeID(rawValue: 3), tag: .input)]
    let tree = RenderNode(id: NodeID(rawValue: 1), tag: .main, children: children)
    let document = PageDocument(
      tree: tree, language: .init(tag: "en"), focused: field, token: Secret(), assetPath: "/a")
    let html = document.response(LivePageConfiguration()) { _ in }.text
    #expect(html.contains(#"<input data-n="2" autofocus=""><input data-n="3">"#))
  }

  @Test func theTitleIsEscaped() {
    #expect(response(tree, title: "</title><script>").text.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
  }

  @Test func configurationIsUsed() {
    var configuration = LivePageConfiguration()
    configuration.language = "de\"><script>"
    configuration.noScriptText = "<b>"
    configuration.styleSheets = ["/own.css"]
    let html = response(tree, configuration).text
    #expect(html.contains(#"<html lang="de&quot;&gt;&lt;script&gt;" dir="ltr""#))
    #expect(html.contains("&lt;b&gt;"))
    #expect(html.contains(#"<link rel="stylesheet" href="/own.css">"#))
  }

  @Test func styleElementHasTheNonceOfThePolicy() throws {
    let tree = RenderNode(id: NodeID(rawValue: 1), tag: .main, attributes: [Attribute(.style, "gap:4px")])
    let styled = response(tree)
    let nonce = try #require(styled.text.firstMatch(of: #/<style nonce="([0-9a-f]{32})">\.s1{gap:4px}</style>/#)).1
    #expect(styled["Content-Security-Policy"]?.contains("'nonce-\(nonce)'") == true)
    #expect(!styled.text.contains("style=\""))
  }

  @Test func pageWithoutStylesHasNoNonce() {
    let plain = response(self.tree)
    #expect(!plain.text.contains("<style"))
    #expect(plain["Content-Security-Policy"]?.contains("nonce") == false)
  }

  @Test func documentIsNotCached() {
    let response = response(tree)
    #expect(response["Content-Type"] == "text/html; charset=utf-8")
    #expect(response["Cache-Control"] == "no-store")
    #expect(response["X-Content-Type-Options"] == "nosniff")
    #expect(response["Referrer-Policy"] == "same-origin")
  }
}

extension DocumentLanguage {
  fileprivate init(tag: String) {
    self.init(
      tag: tag, direction: .leftToRight, scriptWords: "{}", noScript: "No script", skipLink: "Skip to content")
  }
}
