#if !canImport(SwiftUI) || PortableUI
  import SwiftUIShim
  import Testing
  import VSMTesting

  @testable import PortableUI
  @testable import VSM

  @MainActor
  struct DeclaredContainerTests {
    /// A counter whose initial value is evaluated for each container.
    private struct Counter: View {
      @ViewState var state: Int

      init(start: @autoclosure @escaping () -> Int) {
        _state = ViewState(wrappedValue: start())
      }

      init(container: @autoclosure @escaping () -> StateContainer<Int>) {
        _state = ViewState(container: container())
      }

      var body: some View {
        Text(verbatim: "at \(state)")
        Button("Next") { $state.observe(state + 1) }
      }
    }

    /// The created containers, which are not retained.
    @MainActor
    private final class Count {
      private struct Made {
        weak var container: StateContainer<Int>?
      }

      private(set) var made = 0
      private var all: [Made] = []

      /// The number of containers that still exist.
      var alive: Int { all.count { $0.container != nil } }

      func start() -> Int {
        made += 1
        return 0
      }

      func make() -> StateContainer<Int> {
        let container = StateContainer(state: start())
        all.append(Made(container: container))
        return container
      }
    }

    private struct Switched<Content: View>: View {
      let content: Content
      @State private var isOn = true

      var body: some View {
        if isOn { content }
        Button("Switch") { isOn.toggle() }
      }
    }

    private let count = Count()

    // MARK: Creation

    @Test func unusedViewCreatesNoContainer() {
      for _ in 0..<10 { _ = Counter(start: count.start()) }
      #expect(count.made == 0)
    }

    @Test func containerIsCreatedOnceForAllUsesOfAShownView() throws {
      let view = Counter(start: count.start())
      _ = (view.state, view.state)
      let page = HeadlessPage {
        Group {
          view; view
        }
      }
      try page.perform(.tap(.button, "Next", index: 0))
      #expect(view.state == 1)
      #expect(count.made == 1)
    }

    @Test func containerOfTheInitializerIsCreatedOnce() {
      let view = Counter(container: count.make())
      view.$state.observe(5)
      #expect(view.state == 5)
      #expect(count.made == 1)
    }

    @Test func discardedViewsOfARenderedParentCreateNoContainer() throws {
      struct Parent: View {
        let count: Count
        @State private var number = 0
        var body: some View {
          Counter(start: count.start())
          NavigationLink("Unvisited", destination: Counter(start: count.start()))
          Button("Parent \(number)") { number += 1 }
        }
      }
      let page = HeadlessPage { [count] in Parent(count: count) }
      for number in 0..<10 { try page.tap("Parent \(number)") }
      #expect(count.made == 1)
    }

    // MARK: One page

    @Test func poppedDestinationStartsAnewWhenItIsPushedAgain() throws {
      let page = HeadlessPage { [count] in
        NavigationStack { NavigationLink("Child", destination: Counter(start: count.start())) }
      }
      for number in 1...2 {
        try page.tap("Child")
        #expect(page.shows("at 0"))
        try page.tap("Next")
        #expect(page.shows("at 1"))
        try page.tap("Back")
        #expect(count.made == number)
      }
    }

    @Test func hiddenViewStartsAnewWhenItIsShownAgain() throws {
      let view = Counter(container: count.make())
      let page = HeadlessPage { Switched(content: view) }
      try page.tap("Next")
      #expect(view.state == 1)
      try page.tap("Switch")
      #expect(count.alive == 0)
      #expect(view.state == 0)
      view.$state.observe(5)
      try page.tap("Switch")
      #expect(page.shows("at 5"), "the container that was made meanwhile is used")
      #expect(count.made == 2)
    }

    @Test func containerLastsWhileOneOfItsPlacesIsShown() throws {
      struct Places: View {
        let content: Counter
        @State private var number = 2
        var body: some View {
          if number > 0 { content }
          if number > 1 { content }
          Button("Fewer") { number -= 1 }
          Button("Both") { number = 2 }
        }
      }
      let page = HeadlessPage { [count] in Places(content: Counter(container: count.make())) }
      try page.perform(.tap(.button, "Next", index: 0))
      try page.tap("Fewer")
      #expect(page.texts == ["at 1"])
      try page.tap("Both")
      #expect(page.texts == ["at 1", "at 1"])
      #expect((count.made, count.alive) == (1, 1))
      try page.tap("Fewer")
      try page.tap("Fewer")
      #expect(count.alive == 0)
      try page.tap("Both")
      #expect(page.texts == ["at 0", "at 0"])
    }

    @Test func otherIdentityHasAnotherContainer() throws {
      struct Identified: View {
        let content: Counter
        @State private var id = 1
        var body: some View {
          content.id(id)
          Button("Renew") { id += 1 }
        }
      }
      let page = HeadlessPage { Identified(content: Counter(start: 0)) }
      try page.tap("Next")
      try page.tap("Renew")
      #expect(page.texts == ["at 0"])
    }

    @Test func copiesOnOnePageShareTheContainer() throws {
      let view = Counter(start: 0)
      let page = HeadlessPage {
        Group {
          view; view
        }
      }
      try page.perform(.tap(.button, "Next", index: 1))
      #expect(page.texts == ["at 1", "at 1"])
    }

    @Test func codeOutsideThePageUsesTheContainerOfThePage() throws {
      let view = Counter(start: 0)
      view.$state.observe(5)
      let page = HeadlessPage { view }
      #expect(page.shows("at 5"))
      view.$state.observe(view.state + 1)
      page.host.flush()
      #expect(page.shows("at 6"))
      try page.tap("Next")
      #expect(view.state == 7)
    }

    // MARK: Several pages

    @Test func pagesDoNotShareContainers() throws {
      let view = Counter(start: count.start())
      let pages = (1...3).map { _ in HeadlessPage { view } }
      for _ in 1...2 { try pages[0].tap("Next") }
      try pages[1].tap("Next")
      for page in pages { page.host.flush() }
      #expect(pages.map(\.texts) == [["at 2"], ["at 1"], ["at 0"]])
      #expect(count.made == 3)
    }

    @Test func codeOutsideUsesItsOwnContainerAfterASecondPage() {
      let view = Counter(start: 0)
      let pages = (1...2).map { _ in HeadlessPage { view } }
      view.$state.observe(9)
      for page in pages { page.host.flush() }
      #expect(pages.map(\.texts) == [["at 0"], ["at 0"]])
      #expect(view.state == 9)
      #expect(HeadlessPage { view }.texts == ["at 0"])
    }

    @Test func pageDoesNotUseTheContainerOfAClosedPage() throws {
      let view = Counter(start: 0)
      let first = HeadlessPage { view }
      try first.tap("Next")
      first.close()
      view.$state.observe(9)
      #expect(HeadlessPage { view }.texts == ["at 0"])
    }

    @Test func actionOfAPageUsesItsContainerFromAnUnshownCopy() throws {
      struct Remote: View {
        let target: Counter
        var body: some View {
          Button("Reset") { target.$state.observe(100) }
          Text(verbatim: "remote \(target.state)")
        }
      }
      let view = Counter(start: 0)
      let pages = (1...2).map { _ in
        HeadlessPage {
          Group {
            view; Remote(target: view)
          }
        }
      }
      try pages[1].tap("Reset")
      for page in pages { page.host.flush() }
      #expect(pages.map(\.texts) == [["at 0", "remote 0"], ["at 100", "remote 100"]])
    }

    // MARK: Release

    @Test func containerIsReleasedWithTheLastCopyOfTheView() {
      do {
        let view = Counter(container: count.make())
        _ = view.state
        #expect(count.alive == 1)
      }
      #expect(count.alive == 0)
    }

    @Test(arguments: [true, false])
    func containerIsReleasedWithItsPageBeforeTheView(isShownAtTheEnd: Bool) throws {
      let view = Counter(container: count.make())
      for number in 1...3 {
        let page = HeadlessPage { Switched(content: view) }
        #expect(count.alive == 1)
        if !isShownAtTheEnd { try page.tap("Switch") }
        #expect(count.alive == (isShownAtTheEnd ? 1 : 0))
        page.close()
        #expect(count.alive == 0)
        #expect(count.made == number)
      }
    }

    @Test func taskThatOutlivesItsPageRetainsNoContainer() {
      do {
        let view = Counter(container: count.make())
        let page = HeadlessPage { view }
        page.close()
        TreeContext.$page.withValue(page.host.reference) { view.$state.observe(5) }
        #expect(view.state == 5)
        #expect(HeadlessPage { view }.texts == ["at 0"])
      }
      #expect(count.alive == 0)
    }
  }

  extension HeadlessPage {
    /// Every text on the page outside its buttons, in order.
    fileprivate var texts: [String] {
      elements.compactMap(\.node.text).filter { $0.hasPrefix("at ") || $0.hasPrefix("remote ") }
    }
  }
#endif
