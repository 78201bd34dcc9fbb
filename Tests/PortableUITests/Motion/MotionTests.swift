import Testing

@testable import PortableUI

@MainActor
@Suite struct MotionTests {
  private func style<Content: View>(_ content: Content) -> String? {
    TestPage { content }.host.tree.children.first?[.style]
  }

  @Test(arguments: [
    (Animation.linear(duration: 2), "2s linear"), (.easeInOut, "0.35s ease-in-out"),
    (.easeIn(duration: 1).delay(0.5), "1s ease-in 0.5s"), (.easeOut(duration: 1).speed(2).delay(1), "0.5s ease-out 1s"),
    (.linear(duration: .nan), "0s linear"), (.linear(duration: .infinity), "1000s linear"),
    (.linear(duration: 1).speed(0), "1s linear"), (.linear(duration: 1).delay(.nan), "1s linear"),
    (.timingCurve(-1, 2, .nan, 1, duration: 1), "1s cubic-bezier(0,2,0,1)"),
    (.smooth, "0.5s cubic-bezier(0.3,0.9,0.4,1)"), (.bouncy, "0.5s cubic-bezier(0.3,1.5,0.4,1)"),
  ])
  func animationIsATimingInCSS(animation: Animation, css: String) {
    #expect(animation.css == css)
    #expect(style(Text("a").animation(animation, value: 1)) == "--animation:\(css)")
  }

  @Test func transitionSetsTheLooksBeforeAndAfter() {
    #expect(style(Text("a").transition(.opacity)) == "--in-opacity:0;--out-opacity:0")
    #expect(style(Text("a").transition(.identity)) == nil)
    #expect(style(Text("a").transition(.move(edge: .top))) == "--in-translate:0 -100%;--out-translate:0 -100%")
    #expect(
      style(Text("a").transition(.scale(scale: .nan, anchor: .top).animation(.linear(duration: 1))))
        == "--in-scale:0;--out-scale:0;transform-origin:50% 0%;--animation:1s linear")
    #expect(
      style(Text("a").transition(.asymmetric(insertion: .opacity, removal: .move(edge: .bottom))))
        == "--in-opacity:0;--out-translate:0 100%")
    #expect(
      style(Text("a").transition(.opacity.combined(with: .offset(x: -4, y: 2))))
        == "--in-opacity:0;--in-translate:-4px 2px;--out-opacity:0;--out-translate:-4px 2px")
  }

  @Test func headlessPageRemovesAViewAtOnce() {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        if isShown { Text("a").transition(.slide) }
        Button("Hide") { withAnimation { isShown = false } }
      }
    }
    let page = TestPage { Page() }
    page.press("Hide")
    #expect(page.node(text: "a") == nil)
    #expect(page.takeOps().count == 1)
  }

  @Test func withAnimationReturnsTheResult() {
    #expect(withAnimation(.easeIn) { 7 } == 7)
    #expect(throws: CancellationError.self) { try withAnimation(nil) { throw CancellationError() } }
  }
}
