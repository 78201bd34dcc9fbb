// On Apple platforms, Xcode shows previews, and a program does not have them.
#if !canImport(SwiftUI) || PortableUI
  import Foundation
  import SwiftUIShim
  import Testing
  import VSMTestingPages

  @testable import PortableUI

  private struct Greeting: View {
    let name: String
    var body: some View { Text("Hello, \(name)") }
  }

  private struct Framed: PreviewModifier {
    static func makeSharedContext() async throws -> String { "context" }

    func body(content: Content, context: String) -> some View {
      VStack {
        Text(context)
        content
      }
    }
  }

  #Preview { Greeting(name: "first") }

  #Preview("Named", traits: .fixedLayout(width: 100, height: 50), .portrait) {
    Greeting(name: "second")
    Text("beside it")
  }

  #Preview("Counter") {
    @Previewable @State var count = 1
    @Previewable @State var words: [String] = [
      "one {", "two",  // A comment with { and "quotes".
    ]
    let text = "\(count) \(words.joined(separator: "\("}") "))"
    Button(text) { count += 1 }
  }

  #Preview("With context", traits: .modifier(Framed())) { Text("inside") }

  #Preview("In parentheses", body: { Text("closure") })

  #Preview("Number") { Text(1234.5, format: .number) }

  @MainActor
  @Suite struct PreviewTests {
    private let previews = Preview.declared.filter { $0.fileID == "SwiftUIMacroExpansionTests/PreviewTests.swift" }

    private func page(_ name: String) throws -> HeadlessPage {
      let preview = try #require(previews.first { $0.name == name })
      return HeadlessPage { preview.content }
    }

    @Test func aProgramHasThePreviewsOfItsFilesInTheirOrder() {
      #expect(previews.map(\.name) == [nil, "Named", "Counter", "With context", "In parentheses", "Number"])
      #expect(previews.map(\.line) == previews.map(\.line).sorted())
      #expect(previews.first?.line == 26)
    }

    @Test func aPreviewShowsAllViewsOfItsBody() throws {
      let page = try page("Named")
      #expect(page.shows("Hello, second"))
      #expect(page.shows("beside it"))
    }

    @Test func aPreviewableVariableIsAStateOfThePreview() throws {
      let page = try page("Counter")
      try page.tap("1 one {} two")
      #expect(page.offers("2 one {} two"))
    }

    @Test func aModifierHasItsContextBeforeThePreviewIsShown() async throws {
      let page = try page("With context")
      await page.settle()
      #expect(page.shows("context"))
      #expect(page.shows("inside"))
    }

    @Test func aFileIsShownInEachWidthAndLanguage() throws {
      let page = HeadlessPage {
        FilePreviewsView(FilePreviews(id: "Module/File.swift", previews: previews), languages: ["de", "en"])
      }
      #expect(page.findAll(.label("Number, 390 points, de")).count == 1)
      #expect(page.findAll(.text("1.234,5")).count == 3)
      #expect(page.findAll(.text("1,234.5")).count == 3)

      try page.select("390 points", in: "Width")
      try page.select("de", in: "Language")
      #expect(page.findAll(.text("1.234,5")).count == 1)
      #expect(page.findAll(.text("1,234.5")).isEmpty)
      try page.select("The page's", in: "Width")
      #expect(page.findAll(.label("Number, de")).count == 1)
    }

    @Test func aFileWithoutPreviewsSaysSo() {
      let page = HeadlessPage { FilePreviewsView(.of("Module/None.swift"), list: URL(string: "/previews")) }
      #expect(page.elements.contains { $0.text.contains("The program has no previews of this file.") })
      #expect(page.offers("All previews"))
    }

    @Test func theFilesOfTheProgramAreListed() {
      #expect(FilePreviews.all.map(\.id).contains("SwiftUIMacroExpansionTests/PreviewTests.swift"))
    }

    @Test func theBodyMayBeAnArgument() throws {
      #expect(try page("In parentheses").shows("closure"))
    }
  }
#endif
