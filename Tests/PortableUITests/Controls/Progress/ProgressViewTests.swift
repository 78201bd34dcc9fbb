import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct ProgressViewTests {
  private struct Page: View {
    @State private var count = 0
    var body: some View {
      ForEach(0..<count, id: \.self) { _ in ProgressView() }
      Button("More") { count += 1 }
      Button("Less") { count -= 1 }
    }
  }

  @Test func pageIsBusyWhileItShowsAnIndicator() {
    let page = TestPage { Page() }
    #expect(!page.host.isBusy)
    page.press("More")
    page.press("More")
    page.press("Less")
    #expect(page.host.isBusy)
    page.press("Less")
    #expect(!page.host.isBusy)
  }

  @Test func indicatorIsNamedByItsTitleOrADefault() {
    let page = TestPage {
      ProgressView("Loading")
      ProgressView()
      ProgressView("Saving").accessibilityLabel("Profile")
    }
    let bars = page.host.tree.all.filter { $0[.role] == "progressbar" }
    #expect(bars.map { $0[.ariaLabel] } == ["Loading", "In progress", "Profile"])
    #expect(page.texts == ["Loading", "Saving"])
    #expect(page.host.tree.all.filter { $0[.ariaLabel] == "Profile" }.count == 1)
  }

  @Test(arguments: [(0.25, "25"), (-1, "0"), (7, "100"), (.nan, "0"), (.infinity, "100")] as [(Double, String)])
  func progressIsClamped(share: Double, percent: String) {
    let page = TestPage { ProgressView(value: share) }
    let bar = page.host.tree.all.first { $0[.role] == "progressbar" }
    #expect(bar?[.ariaValueNow] == percent)
    #expect(!page.host.isBusy)
  }

  @Test func titleOfKnownProgressIsAKeyOrAString() {
    let file = "Photo 3".dropLast(2)
    let page = TestPage {
      ProgressView("Load", value: Float(1), total: 4)
      ProgressView(file, value: 0.5)
      ProgressView(String(file), value: CGFloat?.none)
    }
    let bars = page.host.tree.all.filter { $0[.role] == "progressbar" }
    #expect(bars.map { $0[.ariaLabel] } == ["Load", "Photo", "Photo"])
    #expect(bars.map { $0[.ariaValueNow] } == ["25", "50", nil])
    #expect(page.texts == ["Load", "Photo", "Photo"])
  }

  @Test func indicatorWithKnownProgressIsNotBusy() {
    struct Page: View {
      @State private var share: Double?
      var body: some View {
        ProgressView("Load", value: share, total: 4)
        Button("Half") { share = 2 }
      }
    }
    let page = TestPage { Page() }
    #expect(page.host.isBusy)
    page.press("Half")
    #expect(!page.host.isBusy)
    #expect(page.host.tree.all.contains { $0[.ariaValueNow] == "50" })
    page.host.close()
    #expect(page.host.usage.busyIndicators == 0)
  }
}
