import Testing

@testable import PortableUI

@MainActor
@Suite struct LayoutDirectionTests {
  private struct Direction: View {
    @Environment(\.layoutDirection) private var direction
    var body: some View { Text(direction == .leftToRight ? "left to right" : "right to left") }
  }

  @Test func viewsReadTheDirectionAndTheElementHasIt() {
    let page = TestPage {
      Direction()
      Direction().environment(\.layoutDirection, .rightToLeft)
    }
    #expect(page.texts == ["left to right", "right to left"])
    #expect(page.host.tree.children.map { $0[.dir] } == [nil, "rtl"])
  }

  @Test func mirroredViewHasTheClass() {
    let page = TestPage {
      Text("a").flipsForRightToLeftLayoutDirection(true)
      Text("b").flipsForRightToLeftLayoutDirection(false)
    }
    #expect(page.host.tree.children.map { $0[.class] } == ["box flips", "box"])
  }
}
