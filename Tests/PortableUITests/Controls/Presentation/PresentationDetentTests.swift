import Testing

@testable import PortableUI

@MainActor
@Suite struct PresentationDetentTests {
  private struct Page: View {
    @State private var height = PresentationDetent.medium
    let detents: Set<PresentationDetent>

    var body: some View {
      Text(height == .large ? "large" : height == .medium ? "medium" : "other")
        .sheet(isPresented: .constant(true)) {
          Text("a").presentationDetents(detents, selection: $height)
          Button("Grow") { height = .large }
        }
    }
  }

  private func dialog(_ page: TestPage) throws -> RenderNode { try #require(page.dialogs.first) }

  @Test func heightsAreInOrderAndTheSelectionIsThePresentOne() throws {
    let page = TestPage { Page(detents: [.large, .medium, .height(200), .fraction(0.8)]) }
    #expect(try dialog(page)[.detents] == "200px 0.5 0.8 1")
    #expect(try dialog(page)[.style] == "--detent:calc(0.5 * var(--tallest))")
    page.press("Grow")
    #expect(try dialog(page)[.style] == "--detent:calc(1 * var(--tallest))")
  }

  @Test func heightThatAPersonChoosesIsStored() throws {
    let page = TestPage { Page(detents: [.large, .medium]) }
    #expect(page.host.dispatch(Event(try dialog(page).id, .select("1"))) == .handled)
    #expect(page.texts.contains("large"))
    #expect(page.host.dispatch(Event(try dialog(page).id, .select("2"))) == .invalidPayload)
    #expect(page.host.dispatch(Event(try dialog(page).id, .select("x"))) == .invalidPayload)
  }

  @Test func withoutASelectionTheLowestHeightIsFirstAndTheChosenOneIsKept() throws {
    let page = TestPage {
      Text("").sheet(isPresented: .constant(true)) {
        Text("a").presentationDetents([.fraction(0.9), .height(100)]).interactiveDismissDisabled()
      }
    }
    #expect(try dialog(page)[.style] == "--detent:100px")
    #expect(page.host.dispatch(Event(try dialog(page).id, .select("1"))) == .handled, "Only the dismissal is disabled.")
    #expect(try dialog(page)[.style] == "--detent:calc(0.9 * var(--tallest))")
    #expect(page.escape() == .disabled)
  }

  @Test func oneHeightCannotBeChanged() throws {
    let page = TestPage {
      Text("").sheet(isPresented: .constant(true)) { Text("a").presentationDetents([.medium]) }
    }
    #expect(try dialog(page).events == .dismiss)
  }

  @Test func selectionThatIsNoHeightOfTheSheetIsIgnored() throws {
    let page = TestPage { Page(detents: [.height(300)]) }
    #expect(try dialog(page)[.style] == "--detent:300px")
  }

  @Test func outermostSettingCounts() throws {
    let page = TestPage {
      Text("").sheet(isPresented: .constant(true)) {
        Text("a").presentationCornerRadius(4).presentationCornerRadius(8).presentationDragIndicator(.visible)
          .presentationBackground(.yellow)
      }
    }
    #expect(try dialog(page)[.style] == "--corner-radius:8px;background:var(--yellow)")
    #expect(try dialog(page)[.class]?.contains("grabber-visible") == true)
  }

  @Test func settingsEndWithTheirView() throws {
    struct Page: View {
      @State private var isLow = true
      var body: some View {
        Text("").sheet(isPresented: .constant(true)) {
          if isLow { Text("a").presentationDetents([.height(100)]) }
          Button("Grow") { isLow = false }
        }
      }
    }
    let page = TestPage { Page() }
    page.press("Grow")
    #expect(try dialog(page)[.detents] == nil)
    #expect(try dialog(page)[.style] == nil)
  }
}
