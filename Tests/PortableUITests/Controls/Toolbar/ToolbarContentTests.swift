import Testing

@testable import PortableUI

@MainActor
@Suite struct ToolbarContentTests {
  struct Items: ToolbarContent {
    @Binding var count: Int
    @Environment(\.font) private var font

    var body: some ToolbarContent {
      ToolbarItem { Button("Count \(count)") { count += 1 } }
      ToolbarItem { Text(font == .title ? "large" : "small") }
    }
  }

  struct Page: View {
    @State private var count = 0
    var body: some View {
      Text("content").toolbar { Items(count: $count) }.font(count > 0 ? .title : .body)
    }
  }

  @Test func composedContentCanHaveProperties() {
    let page = TestPage { Page() }
    #expect(page.texts == ["Count 0", "small", "content"])
    page.press("Count 0")
    #expect(page.texts == ["Count 1", "large", "content"])
  }
}
