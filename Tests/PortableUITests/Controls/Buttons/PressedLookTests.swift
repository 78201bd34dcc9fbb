import Testing

@testable import PortableUI

private struct Fading: ButtonStyle {
  var color = Color.red

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(configuration.isPressed ? color : .blue)
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct Plain: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}

private struct Growing: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
      if configuration.isPressed { Text("pressed") }
    }
  }
}

@MainActor
@Suite struct PressedLookTests {
  private func pressedLook(of page: TestPage) -> String? { page.first(.button)?[.pressed] }

  @Test func buttonListsWhatChangesInside() throws {
    let page = TestPage { Button("a") {}.buttonStyle(Fading()) }
    let look = try #require(pressedLook(of: page))
    #expect(look.contains(#""style","#) && look.contains("opacity:0.5") && look.contains("red"))
    let ids = Set(page.host.tree.all.map { "\($0.id.rawValue)" })
    let named = look.matches(of: /\[(\d+),/).map { String($0.1) }
    #expect(!named.isEmpty && named.allSatisfy(ids.contains))
  }

  @Test func styleThatIgnoresPressesHasNoLook() {
    #expect(pressedLook(of: TestPage { Button("a") {}.buttonStyle(Plain()) }) == nil)
    #expect(pressedLook(of: TestPage { Button("a") {} }) == nil)
  }

  @Test func viewsOfOneLookOnlyAreLeftOut() {
    let page = TestPage { Button("a") {}.buttonStyle(Growing()) }
    #expect(pressedLook(of: page) == nil)
    #expect(page.outline == #"main[button[hstack[box["a"]]]]"#)
  }

  @Test func labelIsCreatedOnce() {
    let log = Log()
    let page = TestPage {
      Button {
      } label: {
        Text("a").onAppear { log.note("appears") }
      }.buttonStyle(Fading())
    }
    #expect(log.take() == ["appears"])
    page.host.close()
  }

  @Test func laterElementsGetTheNextIdentifiers() {
    struct Page: View {
      @State private var isLong = false
      var body: some View {
        Button("a") { isLong = true }.buttonStyle(Fading())
        if isLong { Text("b") }
      }
    }
    let page = TestPage { Page() }
    page.press("a")
    let all = page.host.tree.all.map(\.id.rawValue)
    #expect(all.max() == UInt64(all.count))
  }

  @Test func lookFollowsTheStyle() throws {
    struct Page: View {
      @State private var color = Color.red
      var body: some View {
        Button("a") { color = .green }.buttonStyle(Fading(color: color))
      }
    }
    let page = TestPage { Page() }
    let before = try #require(pressedLook(of: page))
    page.press("a")
    let after = try #require(pressedLook(of: page))
    #expect(before.contains("red") && after.contains("green"))
  }

  @Test func onlyTheStyleOfThePressedLookIsReleased() {
    let page = TestPage { Button("a") {}.buttonStyle(Fading()) }
    let nodes = page.host.usage.nodes
    for _ in 0..<3 {
      page.host.environment.locale = .init(identifier: "de")
      page.host.flush()
    }
    #expect(page.host.usage.nodes == nodes)
  }
}
