import Testing

@testable import PortableUI

@MainActor
@Suite struct NavigationTitleTests {
  private struct Page: View {
    @State private var isInner = false
    @State private var outer = "outer"
    var body: some View {
      VStack {
        if isInner { Text("a").navigationTitle(Text("inner")) }
        Button("Toggle") { isInner.toggle() }
        Button("Rename") { outer += "'" }
      }
      .navigationTitle(outer)
    }
  }

  private func titles(_ page: TestPage) -> [String] {
    page.takeOps().compactMap { if case .title(let title) = $0 { title } else { nil } }
  }

  @Test func innermostTitleIsUsedWhileItExists() {
    let page = TestPage { Page() }
    #expect(page.host.title == "outer")
    page.press("Toggle")
    #expect(page.host.title == "inner")
    #expect(titles(page) == ["inner"])
    page.press("Rename")
    #expect(titles(page) == [])
    page.press("Toggle")
    #expect(titles(page) == ["outer'"])
  }

  @Test func pageWithoutTitleHasNone() {
    #expect(TestPage { Text("a") }.host.title == nil)
    #expect(TestPage { Text("a").navigationTitle("t \(1)") }.host.title == "t 1")
  }
}
