import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct LiveAssetsImagesTests {
  @Test func displayedImageIsServed() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<svg><script>1</script></svg>".utf8).write(to: folder.appending(path: "cup.svg"))
    let bundle = try #require(Bundle(path: folder.path))

    let browser = Browser()
    browser.edit = { $0.assetPath = "/_live/7" }
    let page = try await browser.open { Image("cup", bundle: bundle) }
    let name = try #require(page.html.firstMatch(of: /src="\/_live\/7\/images\/([0-9a-f]+\.svg)"/)).1

    let response = try #require(LiveAssets.shared.image(String(name)))
    #expect(response.text == "<svg><script>1</script></svg>")
    #expect(response["Content-Type"] == "image/svg+xml")
    #expect(response["Cache-Control"] == "public, max-age=31536000, immutable")
    #expect(response["Content-Security-Policy"]?.contains("default-src 'none'") == true)
    #expect(response["Content-Security-Policy"]?.contains("sandbox") == true)
    #expect(response["X-Content-Type-Options"] == "nosniff")
  }

  private struct Note: WebComponent {
    static let element = CustomElement("place-note", module: .resource("note.js", in: bundle))
    private static let bundle = {
      let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).bundle")
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try? Data("customElements.define(…)".utf8).write(to: folder.appending(path: "note.js"))
      return Bundle(path: folder.path) ?? .main
    }()
  }

  @Test func theModuleOfAComponentIsServed() async throws {
    let browser = Browser()
    browser.edit = { $0.assetPath = "/_live/7" }
    let page = try await browser.open { Note() }
    let address = /data-component="place-note \/_live\/7\/images\/([0-9a-f]+\.js)"/
    let name = try #require(page.html.firstMatch(of: address)).1
    let response = try #require(LiveAssets.shared.image(String(name)))
    #expect(response.text == "customElements.define(…)")
    #expect(response["Content-Type"] == "text/javascript; charset=utf-8")
    #expect(response["Cache-Control"] == "public, max-age=31536000, immutable")
  }

  @Test(arguments: ["", "cup.svg", "../cup.svg", "0.svg"])
  func otherImagesAreNotServed(name: String) {
    #expect(LiveAssets.shared.image(name) == nil)
  }
}
