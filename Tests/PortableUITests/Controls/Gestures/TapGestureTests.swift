import Testing

@testable import PortableUI

@MainActor
@Suite struct TapGestureTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      HStack { Text("Count \(count)") }.onTapGesture { count += 1 }
    }
  }

  @Test func aPressRunsTheAction() {
    let page = TestPage { Counter() }
    #expect(page.press("Count 0") == .handled)
    #expect(page.texts == ["Count 1"])
  }

  @Test func theViewIsAButtonForTheKeyboardAndAssistiveTechnology() throws {
    let page = TestPage { Text("Open").onTapGesture {}.accessibilityLabel("Open it") }
    let area = try #require(page.host.tree.all.first { $0.events.contains(.click) })
    #expect(area[.role] == "button" && area[.tabindex] == "0")
    #expect(area[.ariaLabel] == "Open it")
    #expect(page.node(text: "Open")?[.ariaLabel] == nil)
  }

  @Test func aViewWithControlsIsNoButton() throws {
    struct Page: View {
      @State private var pressed = ""

      var body: some View {
        VStack {
          Text(pressed)
          Button("Inner") { pressed = "inner" }
        }
        .onTapGesture { pressed = "outer" }
      }
    }
    let page = TestPage { Page() }
    let area = try #require(page.host.tree.all.first { $0.events.contains(.click) })
    #expect(area[.role] == nil && area[.tabindex] == nil)
    let button = try #require(page.first(.button))
    page.host.dispatch(Event(button.id, .click))
    #expect(page.texts == ["inner", "Inner"])
    page.host.dispatch(Event(area.id, .click))
    #expect(page.texts == ["outer", "Inner"])
  }

  @Test func aDisabledViewCannotBePressed() {
    let page = TestPage { Counter().disabled(true) }
    #expect(page.press("Count 0") == .disabled)
    #expect(page.texts == ["Count 0"])
  }

  @Test func severalPressesAndLongPressesAreLeftToTheBrowser() {
    let page = TestPage {
      Text("twice").onTapGesture(count: 2) {}
      Text("long").onLongPressGesture(minimumDuration: 0.75) {}
    }
    let areas = page.host.tree.all.filter { $0.events.contains(.click) }
    #expect(areas.map { $0[.taps] } == ["2", nil])
    #expect(areas.map { $0[.hold] } == [nil, "750"])
  }
}
