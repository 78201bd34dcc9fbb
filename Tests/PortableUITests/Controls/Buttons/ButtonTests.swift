import Testing

@testable import PortableUI

@MainActor
@Suite struct ButtonTests {
  @Test func pressRunsTheClosureOfTheNewestBody() {
    struct Page: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        let seen = count
        Button("Press") {
          log.note("\(seen)")
          count += 1
        }
        Text("\(count)")
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("Press")
    page.press("Press")
    #expect(log.take() == ["0", "1"])
  }

  @Test func buttonShowsAPlainLabelItself() {
    struct Page: View {
      @State private var isBold = false
      @State private var count = 0
      var body: some View {
        Button {
          count += 1
        } label: {
          Text("Count \(count)").fontWeight(isBold ? .bold : nil)
        }
        Button("Toggle") { isBold.toggle() }
      }
    }
    let page = TestPage { Page() }
    #expect(page.outline == #"main[button("Count 0") button("Toggle")]"#)
    page.press("Count 0")
    #expect(page.outline == #"main[button("Count 1") button("Toggle")]"#)
    #expect(page.takeOps().count == 1)
    page.press("Toggle")
    #expect(page.outline == #"main[button["Count 1"] button("Toggle")]"#)
    #expect(page.takeOps().map(\.kind) == ["text", "insert"])
    page.press("Toggle")
    #expect(page.outline == #"main[button("Count 1") button("Toggle")]"#)
    #expect(page.takeOps().map(\.kind) == ["remove", "text"])
  }

  @Test func labelFollowsTheEnvironmentOfItsButton() {
    struct Page: View {
      @State private var font: Font?
      var body: some View {
        Button("Large") { font = font == nil ? .title : nil }.font(font)
      }
    }
    let page = TestPage { Page() }
    #expect(page.outline == #"main[button("Large")]"#)
    page.press("Large")
    #expect(page.outline == #"main[button["Large"]]"#)
    page.press("Large")
    #expect(page.outline == #"main[button("Large")]"#)
  }

  @Test func disabledButtonIgnoresPresses() {
    let log = Log()
    let page = TestPage { Button("a") { log.note("pressed") }.disabled(true) }
    #expect(page.first(.button)?[.disabled] == "")
    #expect(page.press("a") == .disabled)
    #expect(log.take() == [])
  }

  @Test func removedButtonIgnoresPresses() throws {
    struct Page: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        if isShown {
          Button("Once") {
            log.note("pressed")
            isShown = false
          }
        }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    let button = try #require(page.first(.button))
    #expect(page.host.dispatch(Event(button.id, .click)) == .handled)
    #expect(page.host.dispatch(Event(button.id, .click)) == .unknownNode)
    #expect(log.take() == ["pressed"])
  }

  @Test func rolesAndStylesSetClasses() {
    let page = TestPage {
      Button("a", role: .destructive) {}
      Button("b", role: .cancel) {}.buttonStyle(.borderedProminent)
      VStack { Button(action: {}) { Image(systemName: "plus") } }.buttonStyle(.plain)
      Button("c") {}.buttonStyle(.bordered).buttonStyle(.plain)
    }
    let names = page.host.tree.all.filter { $0.tag == .button }.map { $0[.class] }
    #expect(
      names == ["button role-destructive", "button bordered-prominent role-cancel", "button plain", "button bordered"])
    #expect(page.host.tree.all.allSatisfy { $0.tag != .button || $0[.type] == "button" })
  }

  @Test func buttonHandlesOnlyPresses() throws {
    let page = TestPage { Button("a") {} }
    let button = try #require(page.first(.button))
    for action in [Event.Action.submit, .input("x", revision: 1), .select("1")] {
      #expect(page.host.dispatch(Event(button.id, action)) == .unhandledKind)
    }
  }
}

extension Op {
  /// The name of the case.
  fileprivate var kind: String { String("\(self)".prefix { $0 != "(" }) }
}
