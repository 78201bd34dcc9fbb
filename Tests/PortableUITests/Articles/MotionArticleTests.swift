import Testing

@testable import PortableUI

// snippet.panel
struct DetailsPanel: View {
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      Button(isOpen ? "Hide details" : "Show details") {
        withAnimation(.snappy) { isOpen.toggle() }
      }
      if isOpen {
        Text("Ships within two days.")
          .transition(.move(edge: .top).combined(with: .opacity))
      }
      Text("In stock")
        .foregroundStyle(isOpen ? .primary : .secondary)
    }
  }
}
// snippet.end

/// The code of the article AnimatingChanges.md.
@MainActor
@Suite struct MotionArticleTests {
  @Test func detailsAppearWithAnAnimation() {
    let page = TestPage { DetailsPanel() }
    page.press("Show details")
    #expect(page.node(text: "Ships within two days.") != nil)
    #expect(page.takeOps().animations == [.snappy])
  }
}
