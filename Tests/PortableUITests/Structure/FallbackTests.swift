import Testing

@testable import PortableUI

@MainActor
@Suite struct FallbackTests {
  struct Shy: View {
    @State private var isShown = false
    let toggle: Toggle

    @MainActor final class Toggle {
      var run: () -> Void = {}
    }

    var body: some View {
      let _ = toggle.run = { isShown.toggle() }
      if isShown { Text("content") }
    }
  }

  @Test func fallbackIsShownWithoutContent() {
    let toggle = Shy.Toggle()
    let page = TestPage {
      VStack { Fallback(content: Shy(toggle: toggle), isSufficient: { $0.firstElement != nil }) { Text("nothing") } }
    }
    for expected in ["content", "nothing", "content"] {
      #expect(page.outline != #"main[vstack["\#(expected)"]]"#)
      toggle.run()
      page.host.flush()
      #expect(page.outline == #"main[vstack["\#(expected)"]]"#)
    }
  }

  @Test func fallbackStaysForEmptyContent() {
    let page = TestPage { Fallback(content: EmptyView(), isSufficient: { $0.firstElement != nil }) { Text("nothing") } }
    #expect(page.outline == #"main["nothing"]"#)
  }

  @Test func insufficientContentPrecedesTheFallback() {
    let page = TestPage { Fallback(content: Text("a"), isSufficient: { _ in false }) { Text("b") } }
    #expect(page.outline == #"main["a" "b"]"#)
  }
}
