import Testing

@testable import PortableUI

@MainActor
@Suite struct ButtonStyleTests {
  private struct Marked: ButtonStyle {
    var mark = "*"
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(isEnabled ? mark : "off")
        configuration.label
        if configuration.role == .destructive { Text("!") }
        if configuration.isPressed { Text("pressed") }
      }
    }
  }

  @Test func bodyOfTheStyleIsInsideTheButton() {
    let log = Log()
    let page = TestPage {
      VStack {
        Button("a") { log.note("a") }
        Button("b", role: .destructive) { log.note("b") }.disabled(true)
      }
      .buttonStyle(Marked())
      Button("c") {}
    }
    #expect(
      page.outline == #"main[vstack[button[hstack["*" "a"]] button[hstack["off" "b" "!"]]] button("c")]"#)
    #expect(page.press("a") == .handled)
    #expect(page.press("b") == .disabled)
    #expect(log.take() == ["a"])
    #expect(
      page.host.tree.all.filter { $0.tag == .button }.map { $0[.class] ?? "" } == [
        "button custom", "button custom role-destructive", "button",
      ])
  }

  @Test func changesOfLabelActionAndStyleAreRendered() {
    struct Page: View {
      @State private var count = 0
      @State private var mark = "*"
      var body: some View {
        Button("Count \(count)") { count += 1 }.buttonStyle(Marked(mark: mark))
        Button("Mark") { mark += "*" }
      }
    }
    let page = TestPage { Page() }
    page.press("Count 0")
    page.press("Count 1")
    page.press("Mark")
    #expect(page.texts == ["**", "Count 2", "Mark"])
  }

  @Test func innermostStyleIsUsed() {
    let page = TestPage {
      VStack {
        Button("a") {}.buttonStyle(.bordered)
        Button("b") {}
      }
      .buttonStyle(Marked())
      VStack { Button("c") {}.buttonStyle(Marked()) }.buttonStyle(.plain)
    }
    #expect(page.texts == ["a", "*", "b", "*", "c"])
  }

  @Test func styledButtonIsARow() {
    let page = TestPage {
      List { Button("a") {}.buttonStyle(Marked()) }
    }
    #expect(page.host.tree.all.contains { $0.tag == .li && $0.children.map(\.tag) == [.button] })
  }
}
