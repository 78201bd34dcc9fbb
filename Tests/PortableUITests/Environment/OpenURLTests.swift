import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct OpenURLTests {
  private struct Opener: View {
    @Environment(\.openURL) private var openURL
    @State private var result = ""
    let address: String

    var body: some View {
      Button("Open") { openURL(URL(string: address)!) { result = $0 ? "accepted" : "refused" } }
      Text(result)
    }
  }

  @Test func theBrowserOpensTheAddress() {
    let page = TestPage { Opener(address: "https://example.org/a?b") }
    page.press("Open")
    #expect(page.takeOps().contains(.open("https://example.org/a?b")))
    #expect(page.texts.last == "accepted")
  }

  @Test func anAddressThatRunsCodeIsNotOpened() {
    let page = TestPage { Opener(address: "javascript:alert(1)") }
    page.press("Open")
    #expect(!page.takeOps().contains { if case .open = $0 { true } else { false } })
    #expect(page.texts.last == "refused")
  }

  @Test func aViewAroundReplacesTheAction() throws {
    struct Page: View {
      @State private var opened = ""

      var body: some View {
        VStack {
          Opener(address: "https://example.org")
          Link("Link", destination: URL(string: "/other")!)
          Text(opened)
        }
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened = url.absoluteString
            return .handled
          })
      }
    }
    let page = TestPage { Page() }
    page.press("Open")
    #expect(page.texts.last == "https://example.org")
    page.press("Link")
    #expect(page.texts.last == "/other")
    #expect(!page.takeOps().contains { if case .open = $0 { true } else { false } })
  }

  @Test func anActionCanChangeTheAddress() {
    let page = TestPage {
      Opener(address: "https://example.org")
        .environment(\.openURL, OpenURLAction { _ in .systemAction(URL(string: "/inside")!) })
    }
    page.press("Open")
    #expect(page.takeOps().contains(.open("/inside")))
  }
}
