import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct AsyncImageTests {
  @Test func theBrowserLoadsItWhenItComesNear() throws {
    let page = TestPage { AsyncImage(url: URL(string: "/images/1.svg")).accessibilityLabel("A cup") }
    let picture = try #require(page.first(.image))
    #expect(picture[.src] == "/images/1.svg")
    #expect(picture[.loading] == "lazy")
    #expect(picture[.alt] == "A cup")
  }

  @Test func thePlaceholderIsOnThePageBesideThePicture() {
    let page = TestPage {
      AsyncImage(url: URL(string: "https://example.com/1.png")) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Text("Soon")
      }
    }
    #expect(page.outline == #"main[async-image[placeholder["Soon"] box[picture]]]"#)
  }

  @Test(arguments: ["javascript:alert(1)", "data:image/svg+xml,<svg/>", "file:///etc/passwd", nil])
  func withoutAnAddressThatBrowsersMayAskThePlaceholderStays(address: String?) {
    let page = TestPage {
      AsyncImage(url: address.flatMap { URL(string: $0) }) {
        $0.resizable()
      } placeholder: {
        Text("Soon")
      }
    }
    #expect(page.outline == #"main[async-image[placeholder["Soon"]]]"#)
  }

  @Test func anotherAddressIsOneOp() throws {
    struct Page: View {
      @State private var number = 1
      var body: some View {
        AsyncImage(url: URL(string: "/\(number)")) {
          $0
        } placeholder: {
          Text("Soon")
        }
        Button("Next") { number += 1 }
      }
    }
    let page = TestPage { Page() }
    let picture = try #require(page.first(.image))
    page.press("Next")
    #expect(page.takeOps() == [.attribute(picture.id, .src, "/2")])
  }
}
