import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct ShareLinkTests {
  private func shared(@ViewBuilder _ content: () -> some View) throws -> [String: String] {
    let page = TestPage(content)
    let json = try #require(page.host.tree.all.compactMap { $0[.share] }.first)
    return try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
  }

  @Test func anAddressIsSharedWithItsTexts() throws {
    let url = URL(string: "https://example.org/a")!
    let item = try shared { ShareLink(item: url, subject: Text("Title"), message: Text("Look")) }
    #expect(item == ["url": "https://example.org/a", "title": "Title", "text": "Look", "copied": "Copied"])
  }

  @Test func aTextFollowsItsMessage() throws {
    let item = try shared { ShareLink("Send", item: "text", message: Text("message")) }
    #expect(item == ["text": "message\ntext", "copied": "Copied"])
  }

  @Test func thePreviewNamesTheItem() throws {
    let item = try shared { ShareLink(item: "text", preview: SharePreview("Name")) }
    #expect(item["title"] == "Name")
  }

  @Test func theButtonHasALabel() {
    let page = TestPage { ShareLink(item: "text") }
    #expect(page.texts == ["Share…"])
    let custom = TestPage { ShareLink(item: "text") { Text("Send it") } }
    #expect(custom.texts == ["Send it"])
  }
}
