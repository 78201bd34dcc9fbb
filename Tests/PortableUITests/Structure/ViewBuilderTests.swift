import Testing

@testable import PortableUI

/// A button that counts its presses, by which a test observes whether state is kept.
struct Tally: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name):\(count)") { count += 1 } }
}

@MainActor
@Suite struct ViewBuilderTests {
  @Test func statementsBecomeViewsInOrder() {
    let page = TestPage {
      Text("a")
      Text("b")
      Text("c")
    }
    #expect(page.outline == #"main["a" "b" "c"]"#)
  }

  @Test func blocksCanHaveMoreThanTenStatements() {
    let page = TestPage {
      Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9"); Text("10")
      Text("11"); Text("12")
    }
    #expect(page.texts.count == 12)
  }

  @Test func emptyBlockRendersNothing() {
    let page = TestPage {}
    #expect(page.host.tree.children == [])
  }

  @Test func ifWithoutElseIsInsertedAndRemovedInPlace() throws {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        Text("before")
        if isShown { Text("shown") }
        Button("Toggle") { isShown.toggle() }
      }
    }
    let page = TestPage { Page() }
    let button = try #require(page.first(.button))
    page.press("Toggle")
    let shown = try #require(page.node(text: "shown"))
    #expect(page.takeOps() == [.insert(shown, parent: page.host.tree.id, before: button.id)])
    page.press("Toggle")
    #expect(page.takeOps() == [.remove(shown.id)])
  }

  @Test func unchangedBranchKeepsItsStateAndARestoredOneIsNew() {
    struct Page: View {
      @State private var isFirst = true
      @State private var unrelated = 0
      var body: some View {
        if isFirst { Tally(name: "first") } else { Tally(name: "second") }
        Button("Switch") { isFirst.toggle() }
        Button("Other \(unrelated)") { unrelated += 1 }
      }
    }
    let page = TestPage { Page() }
    page.press("first:0")
    page.press("Other 0")
    #expect(page.texts.first == "first:1")
    page.press("Switch")
    #expect(page.texts.first == "second:0")
    page.press("Switch")
    #expect(page.texts.first == "first:0")
  }

  @Test func casesOfASwitchAreDifferentViews() {
    enum Phase { case loading, loaded(String), failed }
    struct Page: View {
      @State private var phase = Phase.loading
      var body: some View {
        switch phase {
        case .loading: Tally(name: "loading")
        case .loaded(let name): Tally(name: name)
        case .failed: Tally(name: "failed")
        }
        Button("a") { phase = .loaded("a") }
        Button("b") { phase = .loaded("b") }
        Button("fail") { phase = .failed }
      }
    }
    let page = TestPage { Page() }
    page.press("loading:0")
    page.press("a")
    #expect(page.texts.first == "a:0")
    page.press("a:0")
    page.press("b")
    #expect(page.texts.first == "b:1", "another payload of the same case is the same view")
    page.press("fail")
    #expect(page.texts.first == "failed:0")
  }

  @Test func ifLetShowsItsValue() {
    struct Page: View {
      @State private var message: String?
      var body: some View {
        if let message { Text(message) }
        Button("Set") { message = (message ?? "") + "!" }
      }
    }
    let page = TestPage { Page() }
    page.press("Set")
    page.press("Set")
    #expect(page.texts == ["!!", "Set"])
  }

  @Test func limitedAvailabilityIsSupported() {
    struct Page: View {
      var body: some View {
        if #available(macOS 15, *) { Text("new") } else { Text("old") }
      }
    }
    #expect(TestPage { Page() }.texts == ["new"])
  }

  @Test func neighborsKeepTheirStateWhenABranchChanges() {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        Tally(name: "a")
        if isShown { Tally(name: "b") }
        Tally(name: "c")
        Button("Toggle") { isShown.toggle() }
      }
    }
    let page = TestPage { Page() }
    page.press("a:0")
    page.press("c:0")
    page.press("Toggle")
    #expect(page.texts == ["a:1", "b:0", "c:1", "Toggle"])
  }
}
