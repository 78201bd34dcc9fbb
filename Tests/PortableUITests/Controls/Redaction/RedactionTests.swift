import Testing

@testable import PortableUI

@MainActor
@Suite struct RedactionTests {
  private func classes(_ element: RenderNode?) -> [Substring] { (element?[.class] ?? "").split(separator: " ") }

  @Test func placeholderKeepsTheTextAndHidesIt() {
    let page = TestPage { Text("Ada Lovelace").redacted(reason: .placeholder) }
    let text = page.node(text: "Ada Lovelace")
    #expect(classes(text).contains("redacted"))
    #expect(text?[.ariaHidden] == "true")
  }

  @Test func secretsAreNotSent() {
    let page = TestPage {
      VStack {
        Text("Balance")
        Text("1,024").privacySensitive()
        AsyncImage(url: nil)
      }
      .redacted(reason: .privacy)
    }
    #expect(page.texts == ["Balance", "········"])
    #expect(!classes(page.node(text: "Balance")).contains("redacted"))
  }

  @Test func sensitiveContentIsShownWithoutARedaction() {
    let page = TestPage { Text("1,024").privacySensitive() }
    #expect(page.texts == ["1,024"])
  }

  @Test func unredactedContentIsShown() {
    let page = TestPage {
      VStack {
        Text("Covered")
        Text("Shown").unredacted()
      }
      .redacted(reason: .placeholder)
    }
    #expect(classes(page.node(text: "Covered")).contains("redacted"))
    #expect(!classes(page.node(text: "Shown")).contains("redacted"))
  }

  @Test func symbolsAndTitlesOfButtonsAreCovered() {
    let page = TestPage {
      VStack {
        Image(systemName: "plus")
        Button("Add") {}
      }
      .redacted(reason: .placeholder)
    }
    #expect(classes(page.first(.svg)).contains("redacted"))
    #expect(classes(page.node(text: "Add")).contains("redacted"))
  }

  @Test func contentThatIsLoadedIsUncovered() {
    struct Loading: View {
      @State private var isLoading = true

      var body: some View {
        Text("Ada").redacted(reason: isLoading ? .placeholder : [])
        Button("Load") { isLoading = false }
      }
    }
    let page = TestPage { Loading() }
    page.press("Load")
    #expect(!classes(page.node(text: "Ada")).contains("redacted"))
    #expect(page.node(text: "Ada")?[.ariaHidden] == nil)
  }

  @Test func viewsReadTheReasons() {
    struct Reasons: View {
      @Environment(\.redactionReasons) private var reasons

      var body: some View { Text(reasons.contains(.invalidated) ? "old" : "new") }
    }
    #expect(TestPage { Reasons().redacted(reason: .invalidated) }.texts == ["old"])
    #expect(TestPage { Reasons() }.texts == ["new"])
  }
}
