import Testing

@testable import PortableUI

@MainActor
@Suite struct EffectTests {
  private func box<Content: View>(_ content: Content) -> RenderNode? {
    TestPage { content }.host.tree.children.first
  }

  @Test func effectsSetStyles() {
    #expect(box(Text("a").offset(x: -3, y: .nan))?[.style] == "translate:-3px 0px")
    #expect(box(Text("a").rotationEffect(.degrees(90)))?[.style] == "rotate:90deg")
    #expect(
      box(Text("a").rotationEffect(.radians(.pi), anchor: .top))?[.style] == "rotate:180deg;transform-origin:50% 0%")
    #expect(box(Text("a").rotationEffect(.degrees(.infinity)))?[.style] == "rotate:0deg")
    #expect(box(Text("a").scaleEffect(2))?[.style] == "scale:2 2")
    #expect(box(Text("a").scaleEffect(x: .nan, y: -.infinity))?[.style] == "scale:1 -1000")
    #expect(
      box(Text("a").shadow(color: .red, radius: 4, x: 1, y: -2))?[.style]
        == "filter:drop-shadow(1px -2px 4px var(--red))")
  }

  @Test(arguments: [(1.0, "100"), (-0.5, "-50"), (.nan, "0"), (.infinity, "100000000")])
  func zIndexIsAWholeNumber(level: Double, css: String) {
    #expect(box(Text("a").zIndex(level))?[.style] == "z-index:\(css)")
  }

  @Test func hiddenViewIgnoresPresses() {
    var presses = 0
    let page = TestPage { Button("a") { presses += 1 }.hidden() }
    #expect(page.host.tree.children.first?[.class] == "box invisible")
    #expect(page.press("a") == .disabled)
    #expect(presses == 0)
  }

  @Test func viewWithoutHitTestingKeepsItsElementAndTheKeyboard() {
    struct Page: View {
      @State private var isUsable = false
      var body: some View {
        Button("a") { isUsable = true }.allowsHitTesting(isUsable)
      }
    }
    let page = TestPage { Page() }
    #expect(page.host.tree.children.first?[.class] == "box no-hit-testing")
    #expect(page.press("a") == .handled, "a key of the keyboard arrives as a press too")
    #expect(page.host.tree.children.first?[.class] == "box")
    #expect(page.takeOps().count == 1)
  }

  @Test func tintSetsTheAccentColor() {
    #expect(box(Text("a").tint(.red))?[.style] == "--accent:var(--red)")
    #expect(box(Text("a").tint(nil as Color?))?[.style] == "--accent:var(--blue)")
    #expect(box(Text("a").tint(.accentColor))?[.style] == "--accent:inherit")
    #expect(box(Text("a").tint(Color.green.gradient))?[.style] == "--accent:var(--green)")
    #expect(box(Text("a").tint(.blue))?[.style] == "--accent:var(--blue)")
  }

  @Test func fixedSizesSetClasses() {
    #expect(box(Text("a").fixedSize())?[.class] == "box fixed-width fixed-height")
    #expect(box(Text("a").fixedSize(horizontal: false, vertical: true))?[.class] == "box fixed-height")
  }
}
