import Testing

@testable import PortableUI

@MainActor
@Suite struct TabViewTests {
  @Test func firstTabIsShownUntilAnotherIsPressed() {
    let page = TestPage {
      TabView {
        Tab("Home", systemImage: "house") { Text("home") }
        Tab("People", systemImage: "person") { Text("people") }
      }
    }
    #expect(page.shown == ["Home", "People", "home"])
    page.press("People")
    #expect(page.shown == ["Home", "People", "people"])
    page.press("Home")
    #expect(page.shown == ["Home", "People", "home"])
    #expect(page.diagnostics.isEmpty)
  }

  @Test func tabsAndPanelsReferToEachOther() throws {
    let page = TestPage {
      TabView {
        Tab("Home", systemImage: "house") { Text("home") }
        Tab("People", systemImage: "person") { Text("people") }
      }
    }
    #expect(page.tabs.map { $0[.ariaSelected] } == ["true", "false"])
    #expect(page.tabs.map { $0[.tabindex] } == ["0", "-1"])
    #expect(page.tabs[1][.ariaControls] == nil)
    page.press("People")
    #expect(page.tabs.map { $0[.ariaSelected] } == ["false", "true"])
    #expect(page.tabs.map { $0[.tabindex] } == ["-1", "0"])
    let panels = page.host.tree.all.filter { $0[.role] == "tabpanel" }
    #expect(panels.count == 2)
    #expect(panels.map { $0[.id] } == page.tabs.map { $0[.ariaControls] })
    #expect(panels.map { $0[.ariaLabelledBy] } == page.tabs.map { $0[.id] })
    #expect(panels.map { $0[.hidden] } == ["", nil])
  }

  private enum Place: String, CaseIterable { case home, people, work }

  @Test func boundSelectionIsObservedAndSet() {
    struct Page: View {
      @State private var place = Place.people
      var body: some View {
        Text("at \(place.rawValue)")
        Button("Leave") { place = .work }
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Text("home") }
          Tab("People", systemImage: "person", value: .people) { Text("people") }
          Tab(value: Place.work) {
            Text("work")
          } label: {
            Text("Work")
          }
        }
      }
    }
    let page = TestPage { Page() }
    #expect(page.shown == ["at people", "Leave", "Home", "People", "Work", "people"])
    #expect(page.tabs.map { $0[.tabindex] } == ["-1", "0", "-1"])
    page.press("Home")
    #expect(page.shown == ["at home", "Leave", "Home", "People", "Work", "home"])
    page.press("Leave")
    #expect(page.shown == ["at work", "Leave", "Home", "People", "Work", "work"])
  }

  @Test(arguments: [nil, "nowhere"] as [String?])
  func theFirstTabHasTheFocusIfNoneIsSelected(selection: String?) {
    let page = TestPage {
      TabView(selection: .constant(selection)) {
        Tab("Home", systemImage: "house", value: "home") { Text("home") }
        Tab("People", systemImage: "person", value: "people") { Text("people") }
      }
    }
    #expect(page.tabs.map { $0[.ariaSelected] } == ["false", "false"])
    #expect(page.tabs.map { $0[.tabindex] } == ["0", "-1"])
  }

  @Test func viewsWithATabItemAreTabs() {
    struct Page: View {
      @State private var selection: Place? = .work
      var body: some View {
        TabView(selection: $selection) {
          Text("home").tabItem { Label("Home", systemImage: "house") }.tag(Place.home)
          Text("people").tag(Place.people).badge(7).tabItem { Text("People") }
          ForEach([Place.work], id: \.self) { place in
            Text(place.rawValue).tabItem { Text("Work") }
          }
        }
      }
    }
    let page = TestPage { Page() }
    #expect(page.shown == ["Home", "People", "7", "Work", "work"])
    page.press("People")
    #expect(page.shown == ["Home", "People", "7", "Work", "people"])
    page.press("Home")
    #expect(page.shown == ["Home", "People", "7", "Work", "home"])
    #expect(page.diagnostics.isEmpty)
  }

  @Test func untaggedTabOfAnOptionalSelectionIsNotSelected() {
    struct Page: View {
      @State private var selection: Place?
      var body: some View {
        Button("Set") { selection = .home }
        TabView(selection: $selection) {
          Text("untagged").tabItem { Text("Untagged") }
          Text("home").tabItem { Text("Home") }.tag(Place.home)
        }
      }
    }
    let page = TestPage { Page() }
    #expect(page.shown == ["Set", "Untagged", "Home"])
    page.press("Set")
    #expect(page.shown == ["Set", "Untagged", "Home", "home"])
    page.press("Untagged")
    #expect(page.shown == ["Set", "Untagged", "Home", "home"])
    #expect(page.diagnostics.last?.kind == .selectionWithoutOption)
  }

  @Test func tabItemOutsideATabViewShowsOnlyItsContent() {
    let page = TestPage { Text("home").tabItem { Text("Home") } }
    #expect(page.shown == ["home"])
  }

  @Test func contentOfATabIsCreatedOnSelectionAndKeepsItsState() {
    struct Counter: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
          .onAppear { log.note("appear") }.onDisappear { log.note("disappear") }
      }
    }
    let log = Log()
    let page = TestPage {
      TabView {
        Tab("Home", systemImage: "house") { Text("home") }
        Tab("People", systemImage: "person") { Counter(log: log) }
      }
    }
    #expect(log.take() == [])
    page.press("People")
    #expect(log.take() == ["appear"])
    page.press("Count 0")
    page.press("Home")
    #expect(log.take() == ["disappear"])
    #expect(page.press("Count 1") == .inert)
    page.press("People")
    #expect(page.shown == ["Home", "People", "Count 1"])
    #expect(log.take() == ["appear"])
    page.host.close()
    #expect(log.take() == ["disappear"])
    #expect(page.host.usage == Usage())
  }

  @Test func tabsAreInsertedAndRemovedInOrder() {
    struct Page: View {
      @State private var isThere = false
      var body: some View {
        Button("Toggle") { isThere.toggle() }
        TabView {
          if isThere { Tab("First", systemImage: "house") { Text("first") } }
          Tab("Last", systemImage: "person") { Text("last") }
        }
      }
    }
    let page = TestPage { Page() }
    #expect(page.shown == ["Toggle", "Last", "last"])
    page.press("Toggle")
    #expect(page.tabs.flatMap(\.all).compactMap(\.text) == ["First", "Last"])
    page.press("First")
    #expect(page.shown == ["Toggle", "First", "Last", "first"])
    page.press("Toggle")
    #expect(page.shown == ["Toggle", "Last", "last"])
  }

  @Test func laterTabViewIsOneInsertion() {
    struct Page: View {
      @State private var isThere = false
      var body: some View {
        Button("Show") { isThere = true }
        if isThere {
          TabView {
            Tab("Home", systemImage: "house") { NavigationStack { Text("home").navigationTitle("Home") } }
            Tab("People", systemImage: "person") { Text("people") }
          }
        }
      }
    }
    let page = TestPage { Page() }
    page.press("Show")
    #expect(page.shown == ["Show", "Home", "People", "Home", "home"])
    #expect(page.host.title == "Home")
  }

  @Test func badgeShowsItsNumberUnlessItIsZero() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Button("Add") { count += 1 }
        Button("Clear") { count = 0 }
        TabView {
          Tab("Cart", systemImage: "house") { Text("cart") }.badge(count)
          Tab("News", systemImage: "house") { Text("news") }.badge("new")
        }
      }
    }
    let page = TestPage { Page() }
    #expect(page.shown == ["Add", "Clear", "Cart", "News", "new", "cart"])
    page.press("Add")
    page.press("Add")
    #expect(page.shown == ["Add", "Clear", "Cart", "2", "News", "new", "cart"])
    page.press("Clear")
    #expect(page.shown == ["Add", "Clear", "Cart", "News", "new", "cart"])
  }

  @Test func eachTabHasItsOwnStack() {
    let page = TestPage {
      TabView {
        Tab("Home", systemImage: "house") {
          NavigationStack {
            NavigationLink("Go") { Text("detail").navigationTitle("Detail") }.navigationTitle("Start")
          }
        }
        Tab("People", systemImage: "person") { NavigationStack { Text("people").navigationTitle("Persons") } }
      }
    }
    #expect(page.host.title == "Start")
    page.press("Go")
    #expect(page.host.title == "Detail")
    page.press("People")
    #expect(page.shown == ["Home", "People", "Persons", "people"])
    #expect(page.host.title == "Persons")
    page.press("Home")
    #expect(page.shown == ["Home", "People", "Start", "Detail", "detail"])
    #expect(page.host.title == "Detail")
  }

  @Test func selectionWithoutTabIsReported() {
    struct Page: View {
      @State private var selection = 3
      var body: some View {
        TabView(selection: $selection) {
          Text("one").tabItem { Text("One") }.tag(1)
          Text("two").tabItem { Text("Two") }.tag("2")
        }
      }
    }
    let page = TestPage { Page() }
    #expect(page.shown == ["One", "Two"])
    #expect(page.tabs.map { $0[.tabindex] } == ["0", "-1"])
    page.press("Two")
    #expect(page.diagnostics.map(\.kind) == [.selectionWithoutOption])
    page.press("One")
    #expect(page.shown == ["One", "Two", "one"])
  }
}

extension TestPage {
  fileprivate var tabs: [RenderNode] { host.tree.all.filter { $0[.role] == "tab" } }
}
