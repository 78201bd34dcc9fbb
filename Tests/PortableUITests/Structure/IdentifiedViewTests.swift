import Testing

@testable import PortableUI

@MainActor
@Suite struct IdentifiedViewTests {
  @Test func differentIdCreatesANewView() throws {
    struct Page: View {
      @State private var version = 0
      @State private var unrelated = 0
      var body: some View {
        Tally(name: "a").id(version)
        Button("Same \(unrelated)") { unrelated += 1 }
        Button("Reset") { version += 1 }
      }
    }
    let page = TestPage { Page() }
    page.press("a:0")
    page.press("Same 0")
    #expect(page.texts.first == "a:1")
    let before = try #require(page.first(.button))
    page.press("Reset")
    #expect(page.texts.first == "a:0")
    let after = try #require(page.first(.button))
    #expect(after.id > before.id)
    #expect(page.host.dispatch(Event(before.id, .click)) == .unknownNode)
  }
}
