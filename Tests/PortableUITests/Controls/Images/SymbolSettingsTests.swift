import Testing

@testable import PortableUI

@MainActor
@Suite struct SymbolSettingsTests {
  private func path(_ page: TestPage) -> String? { page.first(.path)?[.d] }

  @Test func aVariantIsAnotherDrawing() {
    #expect(path(TestPage { Image(systemName: "heart").symbolVariant(.fill) }) == Symbol.paths["heart.fill"])
    #expect(
      path(TestPage { Image(systemName: "checkmark").symbolVariant(.circle.fill) }) == Symbol.paths["checkmark.circle"])
    #expect(path(TestPage { Image(systemName: "cart").symbolVariant(.fill) }) == Symbol.paths["cart"])
    #expect(
      path(TestPage { Image(systemName: "heart").symbolVariant(.none).symbolVariant(.fill) }) == Symbol.paths["heart"])
  }

  @Test func aVariantFollowsTheState() {
    struct Page: View {
      @State private var isFilled = false

      var body: some View {
        Button("Fill") { isFilled = true }
        Image(systemName: "heart").symbolVariant(isFilled ? .fill : .none)
      }
    }
    let page = TestPage { Page() }
    #expect(path(page) == Symbol.paths["heart"])
    page.press("Fill")
    #expect(path(page) == Symbol.paths["heart.fill"])
  }

  @Test func aScaleIsAClass() {
    let page = TestPage {
      Image(systemName: "plus").imageScale(.large)
      Image(systemName: "plus").imageScale(.small)
      Image(systemName: "plus")
    }
    #expect((0..<3).map { page.first(.svg, $0)?[.class] } == ["symbol scale-large", "symbol scale-small", "symbol"])
  }
}
