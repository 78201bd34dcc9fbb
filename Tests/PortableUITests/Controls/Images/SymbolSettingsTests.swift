import Testing

@testable import PortableUI

@MainActor
@Suite struct SymbolSettingsTests {
  private func path(_ page: TestPage) -> String? { page.first(.path)?[.d] }

  private func drawn(_ name: String) -> String? { Symbol.drawing(named: name)?.data }

  @Test func aVariantIsAnotherDrawing() {
    #expect(path(TestPage { Image(systemName: "heart").symbolVariant(.fill) }) == drawn("heart.fill"))
    #expect(
      path(TestPage { Image(systemName: "checkmark").symbolVariant(.circle.fill) }) == drawn("checkmark.circle.fill"))
    #expect(path(TestPage { Image(systemName: "heart.fill").symbolVariant(.circle) }) == drawn("heart.circle.fill"))
    #expect(path(TestPage { Image(systemName: "eye").symbolVariant(.slash.fill) }) == drawn("eye.slash.fill"))
    #expect(
      path(TestPage { Image(systemName: "person.badge.plus").symbolVariant(.fill) }) == drawn("person.fill.badge.plus"))
    #expect(path(TestPage { Image(systemName: "link").symbolVariant(.fill) }) == drawn("link"))
    #expect(
      path(TestPage { Image(systemName: "heart").symbolVariant(.none).symbolVariant(.fill) }) == drawn("heart"))
  }

  @Test func aVariantFollowsTheState() {
    struct Page: View {
      @State private var isFilled = false

      var body: some View {
        Button("Fill") { isFilled.toggle() }
        Image(systemName: "heart").symbolVariant(isFilled ? .fill : .none)
      }
    }
    let page = TestPage { Page() }
    #expect(path(page) == drawn("heart"))
    #expect(page.first(.svg)?[.fill] == "none")
    page.press("Fill")
    #expect(path(page) == drawn("heart.fill"))
    #expect(page.first(.svg)?[.fill] == "currentColor")
    #expect(page.first(.svg)?[.stroke] == nil)
    page.press("Fill")
    #expect(page.first(.svg)?[.stroke] == "currentColor")
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
