import Foundation
import PortableUI
import Testing
import VSMTestingPages

@testable import PortableUIWeb

// snippet.price
struct PriceView: View {
  let price: String
  let isReduced: Bool

  var body: some View {
    Text(price).styleClass("price", isReduced ? "reduced" : nil)
  }
}
// snippet.end

/// The promises of the article Styling.
@MainActor struct StylingArticleTests {
  @Test func theArticleListsEachPublicVariable() throws {
    let sheet = String(decoding: LiveAssets.styleSheet, as: UTF8.self)
    let rule = try #require(sheet.firstMatch(of: /:root \{([^}]*)\}/)?.1)
    let declared = Set(rule.matches(of: /(--[a-z-]+):/).map { String($0.1) })
    #expect(declared.count > 40)
    #expect(try Set(listed()) == declared)
    #expect(try listed().count == declared.count)
  }

  @Test func eachVariableIsUsedBySomeRule() throws {
    let sheet = String(decoding: LiveAssets.styleSheet, as: UTF8.self)
    #expect(try listed().filter { !sheet.contains("var(\($0))") && !sheet.contains("var(\($0),") } == [])
  }

  @Test func eachRuleIsInTheLayerThatAnAppPrecedes() {
    let sheet = String(decoding: LiveAssets.styleSheet, as: UTF8.self).replacing(
      /\/\*.*?\*\//.dotMatchesNewlines(), with: "")
    var depth = 0
    var outside = ""
    for character in sheet {
      if character == "}" { depth -= 1 }
      if depth == 0, character != "}" { outside.append(character) }
      if character == "{" { depth += 1 }
    }
    let rules = outside.split(separator: "{").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    #expect(
      Set(rules.filter { !$0.isEmpty }).subtracting(["@layer live"]).filter {
        !$0.hasPrefix("@property") && !$0.hasPrefix("@keyframes")
      } == [])
  }

  @Test func aClassIsInTheDocumentWithItsPrefix() async throws {
    // snippet.sheets
    var configuration = LivePageConfiguration()
    configuration.styleSheets = ["/brand.css"]
    let pages = LivePages(configuration: configuration)
    // snippet.end
    var request = LiveRequest(method: .get)
    request.host = "localhost"
    let html = try await pages.respond(to: request) { PriceView(price: "9.00", isReduced: true) }.text
    #expect(html.contains("<link rel=\"stylesheet\" href=\"/brand.css\">"))
    #expect(html.contains("<div class=\"box app-price app-reduced\""))
    let page = HeadlessPage { PriceView(price: "9.00", isReduced: false) }
    #expect(page.shows("9.00"))
  }

  @Test func theArticleShowsABrandOfTheGallery() throws {
    #expect(try text(of: article).contains("```css\n\(text(of: "Demos/Sources/gallery/Brands/harbor.css"))```\n"))
  }

  private let article = "Sources/PortableUIWeb/PortableUIWeb.docc/Styling.md"

  private func text(of path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The variables in the tables of the article.
  private func listed() throws -> [String] {
    try text(of: article).split(separator: "\n").filter { $0.hasPrefix("| `--") }.flatMap { line in
      (line.split(separator: "|").first ?? "").matches(of: /`(--[a-z-]+)`/).map { String($0.1) }
    }
  }
}
