import Testing

@testable import PortableUI

@MainActor
@Suite struct TitlesTests {
  @Test func lastTitleIsUsed() {
    struct Page: View {
      @State private var isInner = false
      @State private var outer = "outer"
      var body: some View {
        Button("Toggle") { isInner.toggle() }
        Button("Rename") { outer += "!" }.navigationTitle(outer)
        if isInner { Text("inner").navigationTitle("inner") }
      }
    }
    let page = TestPage { Page() }
    #expect(page.host.title == "outer")
    page.press("Toggle")
    #expect(page.host.title == "inner")
    page.press("Rename")
    #expect(page.host.title == "inner")
    page.press("Toggle")
    #expect(page.host.title == "outer!")
  }
}
