import Foundation
import Testing

@testable import PortableUI
@testable import PortableUIWeb

@MainActor
@Suite struct PageFontsTests {
  @Test func aPageDeclaresTheFontsThatItUses() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data([1, 2]).write(to: folder.appending(path: "Pot.woff2"))
    try Data([3, 4]).write(to: folder.appending(path: "Jug.woff2"))
    FontFiles.shared.add(folder)

    let browser = Browser()
    browser.edit = { $0.assetPath = "/_live/7" }
    let plain = try await browser.open { Text("a").font(.system(size: 17)) }
    #expect(!plain.html.contains("@font-face"))

    _ = Font.custom("Jug", size: 17)
    let page = try await browser.open { Text("a").font(.custom("Pot", size: 17)) }
    let font = try #require(FontFiles.shared.font(named: "Pot"))
    let face = """
      @font-face{font-family:\(font.family);src:url(/_live/7/images/\(font.file.name));font-display:swap}
      """
    #expect(page.html.contains(face))
    #expect(page.html.components(separatedBy: "@font-face").count == 2)

    let response = try #require(LiveAssets.shared.image(font.file.name))
    #expect(response["Content-Type"] == "font/woff2")
    #expect(response["Cache-Control"] == "public, max-age=31536000, immutable")
  }
}
