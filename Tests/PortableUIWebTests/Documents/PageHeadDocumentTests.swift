import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PageHeadDocumentTests {
  @Test func documentHasTheHeadOfItsViews() async throws {
    let browser = Browser { $0.isSecure = true }
    let page = try await browser.open {
      Text("a").navigationTitle("Emma & Co")
        .pageDescription("A \"novel\" <1815>")
        .pageCanonicalAddress("/books/42")
        .pageImage("https://images.example/42.png", description: "A cover")
        .pageAlternates(["de": "/de/books/42"])
        .pageData(["name": "</script>"])
    }
    let head = page.html.components(separatedBy: "<body>")[0]
    for line in [
      #"<meta name="description" content="A &quot;novel&quot; &lt;1815&gt;" data-head>"#,
      #"<link rel="canonical" href="https://example.test/books/42" data-head>"#,
      #"<link rel="alternate" hreflang="de" href="https://example.test/de/books/42" data-head>"#,
      #"<meta property="og:title" content="Emma &amp; Co" data-head>"#,
      #"<meta property="og:url" content="https://example.test/books/42" data-head>"#,
      #"<meta property="og:image" content="https://images.example/42.png" data-head>"#,
      #"<meta name="twitter:card" content="summary_large_image" data-head>"#,
      #"<script type="application/ld+json" data-head>{"name":"\u003c/script>"}</script>"#,
    ] {
      #expect(head.contains(line + "\n"), "\(line)")
    }
  }

  @Test func pageWithoutModifiersHasNothingOfIt() async throws {
    let html = try await Browser().open { CounterView() }.html
    #expect(!html.contains("data-head") && !html.contains("og:") && !html.contains("robots"))
  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "vbscript:x"])
  func addressThatRunsCodeIsLeftOut(address: String) async throws {
    let browser = Browser()
    let page = try await browser.open { Text("a").pageCanonicalAddress(address).pageIcon(address) }
    #expect(!page.html.contains(address))
    #expect(browser.reporter.entries.contains(.refused(.address)))
  }

  @Test func statusOfTheViewsIsTheStatusOfTheDocument() async throws {
    let browser = Browser()
    for method in [LiveRequest.Method.get, .head] {
      let response = try await browser.send(LiveRequest(method: method)) { Text("a").pageStatus(.gone) }
      #expect(response.status == 410)
    }
    #expect(browser.pages.sessionCount == 1)
  }

  private struct Late: View {
    @State private var isMissing = false

    var body: some View {
      if isMissing { Text("Gone").pageStatus(.notFound) } else { Button("Look") { isMissing = true } }
    }
  }

  @Test func laterErrorIsNotListedBySearchEngines() async throws {
    let page = try await Browser().open { Late() }
    let stream = try await page.stream()
    try await page.click("Look")
    let ops = try await stream.patch().ops
    #expect(ops.contains { "\($0)".contains("robots") && "\($0)".contains("noindex") })
  }
}
