import Testing

@testable import PortableUI

@MainActor
@Suite struct PageHeadTests {
  private func heads(_ page: TestPage) -> [[HeadElement]] {
    page.takeOps().compactMap { if case .head(let elements) = $0 { elements } else { nil } }
  }

  @Test func pageWithoutModifiersHasNoHead() {
    let page = TestPage { Text("a").navigationTitle("Title") }
    #expect(page.host.head == [] && page.host.status == .ok)
    #expect(heads(page) == [])
  }

  @Test func viewsSetWhatPreviewsOfLinksShow() {
    let page = TestPage {
      Text("a").navigationTitle("Emma")
        .pageDescription("A novel")
        .pageCanonicalAddress("/books/42")
        .pageImage("/covers/42.png", description: "A woman reads")
    }
    #expect(
      page.host.head == [
        .link("canonical", address: "/books/42"), .named("description", content: "A novel"),
        .property("og:type", content: "website"), .property("og:title", content: "Emma"),
        .addressProperty("og:image", address: "/covers/42.png"),
        .property("og:image:alt", content: "A woman reads"), .addressProperty("og:url", address: "/books/42"),
        .property("og:description", content: "A novel"), .named("twitter:card", content: "summary_large_image"),
      ])
  }

  @Test func otherValuesHaveTheirElements() {
    let page = TestPage {
      Text("a")
        .pageRobots([.noFollow, .noArchive])
        .pageIcon("/icon.svg")
        .pageThemeColor(Color(red: 1, green: 0, blue: 0), dark: Color(red: 0, green: 0, blue: 0))
        .pageAlternates(["en": "/en", "de": "/de"])
    }
    let preview: [HeadElement] = [
      .property("og:type", content: "website"), .property("og:title", content: ""),
      .named("twitter:card", content: "summary"),
    ]
    #expect(
      page.host.head == [
        .link("alternate", address: "/de", language: "de"), .link("alternate", address: "/en", language: "en"),
        .named("theme-color", content: "rgb(255 0 0 / 1)", media: "(prefers-color-scheme: light)"),
        .named("theme-color", content: "rgb(0 0 0 / 1)", media: "(prefers-color-scheme: dark)"),
        .link("icon", address: "/icon.svg"), .named("robots", content: "nofollow, noarchive"),
      ] + preview)
  }

  private struct Product: Encodable {
    let name: String
    let url: String
  }

  @Test func structuredDataCannotEndItsElement() {
    let page = TestPage { Text("a").pageData(Product(name: "</script><script>alert(1)", url: "https://a.example/b")) }
    #expect(
      page.host.head.first
        == .data(#"{"name":"\u003c/script>\u003cscript>alert(1)","url":"https://a.example/b"}"#))
  }

  @Test func dataThatCannotBeEncodedIsReported() {
    let page = TestPage { Text("a") }
    #expect(page.diagnostics.isEmpty)
    let failing = ViewHost(didDiagnose: { #expect($0.kind == .invalidHead) }) { Text("a").pageData([Double.nan]) }
    #expect(failing.head.allSatisfy { if case .data = $0 { false } else { true } })
    failing.close()
  }

  @Test func namedThemeColorIsReported() {
    var messages: [String] = []
    let host = ViewHost(didDiagnose: { messages.append($0.message) }) { Text("a").pageThemeColor(.accentColor) }
    #expect(messages.count == 1 && messages[0].contains("Color(red:"))
    host.close()
  }

  private struct Theme: View {
    @State private var color = Color(red: 1, green: 0, blue: 0)
    var body: some View {
      Button("Named") { color = .blue }.pageThemeColor(color)
    }
  }

  @Test func themeColorThatBecomesANamedOneIsRemoved() {
    let page = TestPage { Theme() }
    #expect(page.host.head.first == .named("theme-color", content: "rgb(255 0 0 / 1)"))
    page.press("Named")
    #expect(page.diagnostics.map(\.kind) == [.invalidHead])
    #expect(!page.host.head.contains { if case .named("theme-color", _, _) = $0 { true } else { false } })
  }

  private struct Nested: View {
    @State private var isInner = false
    @State private var text = "outer"

    var body: some View {
      VStack {
        if isInner { Text("a").pageDescription("inner") }
        Button("Toggle") { isInner.toggle() }
        Button("Rename") { text += "'" }
      }
      .pageDescription(text)
    }
  }

  @Test func innermostViewCountsWhileItExists() {
    let page = TestPage { Nested() }
    #expect(page.host.head.contains(.named("description", content: "outer")))
    page.press("Toggle")
    #expect(page.host.head.contains(.named("description", content: "inner")))
    #expect(heads(page).count == 1)
    page.press("Rename")
    #expect(heads(page) == [])
    page.press("Toggle")
    #expect(heads(page).first?.contains(.named("description", content: "outer'")) == true)
  }

  private struct Books: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Emma", value: 42)
          .pageDescription("All books").pageRobots(.noFollow)
          .navigationDestination(for: Int.self) { number in
            Text("Book \(number)").pageStatus(.gone).navigationTitle("Book")
          }
      }
    }
  }

  @Test func coveredLevelSaysNothingAboutThePage() {
    let page = TestPage(address: PageAddress(path: "/books", base: "/books")) { Books() }
    #expect(page.host.status == .ok)
    page.press("Emma")
    #expect(page.host.status == .gone)
    #expect(page.host.head.contains(.named("robots", content: "noindex")))
    #expect(!page.host.head.contains(.named("description", content: "All books")))
    #expect(page.host.head.contains(.property("og:title", content: "Book")))
    _ = page.host.dispatch(Event(NodeID(rawValue: 0), .visit(key: 1, path: "/books")))
    #expect(page.host.status == .ok)
    #expect(page.host.head.contains(.named("robots", content: "nofollow")))
  }

  @Test func dialogSaysNothingAboutThePage() {
    let page = TestPage {
      Text("a").pageDescription("page")
        .sheet(isPresented: .constant(true)) { Text("b").pageDescription("dialog").pageStatus(.notFound) }
    }
    #expect(page.host.head.contains(.named("description", content: "page")))
    #expect(page.host.status == .ok)
  }

  @Test func addressWithAPartThatMatchesNothingIsNotFound() {
    let page = TestPage(address: PageAddress(path: "/books/emma", base: "/books")) { Books() }
    #expect(page.host.status == .notFound && page.host.hasUnmatchedAddress)
    #expect(page.host.head.contains(.named("robots", content: "noindex, nofollow")))
    page.press("Emma")
    #expect(page.host.status == .gone && !page.host.hasUnmatchedAddress)
  }

  @Test func headIsSentAgainAfterAGap() {
    let page = TestPage { Text("a").pageDescription("text") }
    _ = page.takeOps()
    page.host.repeatHead()
    page.host.flush()
    #expect(heads(page) == [page.host.head])
  }
}
