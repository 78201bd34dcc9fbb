import Testing

@testable import PortableUI

@MainActor
@Suite struct ImageTests {
  @Test func symbolIsHiddenFromAssistiveTechnology() throws {
    let page = TestPage { Image(systemName: "plus").foregroundStyle(.red) }
    let image = try #require(page.first(.svg))
    #expect(image[.ariaHidden] == "true")
    #expect(image[.class] == "symbol fg-red")
    #expect(image.children.map(\.tag) == [.path])
    #expect(page.diagnostics == [])
  }

  @Test func labeledSymbolIsAnImage() throws {
    let page = TestPage { Image(systemName: "plus").accessibilityLabel("Add") }
    let image = try #require(page.first(.svg))
    #expect(image[.role] == "img")
    #expect(image[.ariaLabel] == "Add")
    #expect(image[.ariaHidden] == nil)
  }

  @Test func unknownSymbolIsReportedOncePerChange() throws {
    struct Page: View {
      @State private var name = "plus"
      @State private var other = 0
      var body: some View {
        Image(systemName: name)
        Button("Unknown") { name = "no.such" }
        Button("Known") { name = "minus" }
        Button("Other \(other)") { other += 1 }
      }
    }
    let page = TestPage { Page() }
    page.press("Known")
    #expect(page.first(.path)?[.d] == Symbol.drawing(named: "minus")?.data)
    page.press("Unknown")
    page.press("Other 0")
    #expect(page.diagnostics.map(\.kind) == [.unknownImage])
    #expect(page.diagnostics.first?.message.contains("\"no.such\"") == true)
    #expect(page.first(.path)?[.d] == SymbolDrawing.placeholder.data)
  }
}
