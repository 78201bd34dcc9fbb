import Testing

@testable import PortableUI

@MainActor
@Suite struct PageFragmentsTests {
  private enum Chapter: String, Hashable { case intro, prices }

  private struct Guide: View {
    @State private var number: Int?
    var body: some View {
      NavigationStack {
        VStack {
          Text("Prices").pageFragment("prices")
          VStack { Text("Inside") }.pageFragment("terms")
          Text("number \(number ?? 0)").pageFragment($number)
          Button("Next") { number = (number ?? 0) + 1 }
          Button("None") { number = nil }
          NavigationLink("Open", value: 7)
        }
        .navigationDestination(for: Int.self) { Level(number: $0) }
      }
    }
  }

  private struct Level: View {
    let number: Int
    @State private var chapter = Chapter.intro
    var body: some View {
      VStack {
        Text("level \(number) \(chapter.rawValue)")
        Button("Chapter") { chapter = .prices }
      }
      .pageFragment($chapter)
    }
  }

  private func open<Content: View>(_ path: String = "/guide", @ViewBuilder _ content: () -> Content) -> TestPage {
    let page = TestPage(address: PageAddress(path: path, base: "/guide"), content)
    _ = page.takeOps()
    return page
  }

  @discardableResult
  private func report(_ text: String, isRequested: Bool = true, on page: TestPage) -> EventOutcome {
    page.host.dispatch(Event(NodeID(rawValue: 0), .fragment(text, isRequested: isRequested)))
  }

  private func steps(_ page: TestPage) -> [HistoryStep] {
    page.takeOps().compactMap { if case .history(let step) = $0 { step } else { nil } }
  }

  @Test func nameIsTheIdentifierOfTheElement() {
    let page = open { Guide() }
    #expect(page.node(text: "Prices")?[.id] == "prices")
    #expect(page.host.tree.all.filter { $0[.id] == "terms" }.map(\.tag) == [.div])
    #expect(page.node(text: "Inside")?[.id] == nil)
    #expect(page.host.tree[.fragments] == "")
  }

  @Test func pageWithoutFragmentsIsNotAskedForThem() {
    let page = open { Text("Prices") }
    #expect(page.host.tree[.fragments] == nil)
    #expect(report("prices", on: page) == .unhandledKind)
  }

  @Test func requestedFragmentIsScrolledToAndFocused() throws {
    let page = open { Guide() }
    let element = try #require(page.node(text: "Prices")?.id)
    #expect(report("prices", on: page) == .handled)
    #expect(page.takeOps() == [.scroll(element, anchor: .top, isAnimated: false), .focus(element)])
    #expect(report("prices", isRequested: false, on: page) == .handled)
    #expect(report("unknown", on: page) == .handled)
    #expect(page.takeOps() == [])
  }

  @Test(arguments: [
    "a b", "a\n", "\u{0}", "\u{202E}evil", "\u{2028}", "\u{FEFF}", "\u{E000}", String(repeating: "é", count: 129),
  ])
  func unsuitableFragmentIsDropped(text: String) {
    let page = open { Guide() }
    report("4", on: page)
    #expect(report(text, on: page) == .invalidPayload)
    #expect(page.shown.contains("number 4"))
    #expect(steps(page) == [])
  }

  @Test(arguments: ["a b", "", "n12", String(repeating: "x", count: 257)])
  func unsuitableNameIsNotAnIdentifier(name: String) {
    let page = open { Text("Prices").pageFragment(name) }
    #expect(page.node(text: "Prices")?[.id] == nil)
  }

  @Test(arguments: ["prices", "n", "über-uns", "12", "a/b?c", String(repeating: "x", count: 256)])
  func suitableNameIsFound(name: String) throws {
    let page = open { Text("Prices").pageFragment(name) }
    let element = try #require(page.node(text: "Prices"))
    #expect(element[.id] == name)
    report(name, on: page)
    #expect(page.takeOps().last == .focus(element.id))
  }

  @Test func valueFollowsTheFragment() {
    let page = open { Guide() }
    report("4", on: page)
    #expect(page.shown.contains("number 4"))
    report("x", on: page)
    #expect(page.shown.contains("number 4"))
    report("", isRequested: false, on: page)
    #expect(page.shown.contains("number 0"))
    #expect(steps(page) == [])
  }

  @Test func changedValueChangesTheAddressWithoutANewEntry() {
    let page = open { Guide() }
    page.press("Next")
    #expect(steps(page) == [.fragment("1")])
    report("5", isRequested: false, on: page)
    page.press("Next")
    #expect(steps(page) == [.fragment("6")])
    page.press("None")
    #expect(steps(page) == [.fragment(nil)])
  }

  @Test func eachLevelHasItsOwnFragment() {
    let page = open { Guide() }
    report("4", on: page)
    page.press("Open")
    #expect(page.shown.contains("level 7 intro"))
    page.press("Chapter")
    #expect(steps(page) == [.push(key: 2, path: "/guide/7"), .fragment("prices")])
    report("intro", isRequested: false, on: page)
    #expect(page.shown.contains("level 7 intro"))
    page.host.dispatch(Event(NodeID(rawValue: 0), .visit(key: 1, path: "/guide")))
    report("4", isRequested: false, on: page)
    #expect(page.shown.contains("number 4"))
    #expect(steps(page) == [.visited(key: 1, path: "/guide")])
  }

  private struct Loading: View {
    @State private var isLoaded = false
    var body: some View {
      VStack {
        Button("Load") { isLoaded = true }
        if isLoaded {
          Text("Prices").pageFragment("prices")
          Chapters()
        } else {
          ProgressView()
        }
      }
      .pageFragment("start")
    }
  }

  private struct Chapters: View {
    @State private var chapter = Chapter.intro
    var body: some View { Text("chapter \(chapter.rawValue)").pageFragment($chapter) }
  }

  @Test func contentThatIsLoadedLaterIsShownWhenItArrives() throws {
    let page = open { Loading() }
    report("prices", on: page)
    #expect(page.takeOps() == [])
    page.press("Load")
    let element = try #require(page.node(text: "Prices")?.id)
    #expect(page.takeOps().contains(.scroll(element, anchor: .top, isAnimated: false)))
    #expect(page.shown.contains("chapter prices"))
  }

  private struct Tabs: View {
    @State private var chapter = Chapter.intro
    var body: some View {
      TabView(selection: $chapter) {
        Tab("Intro", systemImage: "book", value: Chapter.intro) { Text("Welcome") }
        Tab("Prices", systemImage: "cart", value: Chapter.prices) { Text("Costs").pageFragment("prices") }
      }
      .pageFragment($chapter)
    }
  }

  @Test func valueCanSelectTheTabWithTheView() throws {
    let page = TestPage { Tabs() }
    report("prices", on: page)
    #expect(page.shown.contains("Costs"))
    let element = try #require(page.node(text: "Costs")?.id)
    #expect(page.takeOps().contains(.focus(element)))
  }
}
