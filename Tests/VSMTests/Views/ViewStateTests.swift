#if !canImport(SwiftUI) || PortableUI
  import CombineShim
  import SwiftUIShim
  import Testing
  import VSM

  @MainActor
  struct ViewStateTests {
    struct Counter: View {
      @ViewState var state: Int

      init(start: @autoclosure @escaping () -> Int) {
        _state = ViewState(wrappedValue: start())
      }

      init(container: StateContainer<Int>) {
        _state = ViewState(container: container)
      }

      var body: some View {
        VStack {
          Text(verbatim: "at \(state)")
          Button(action: { $state.observe(state + 1) }) { Text(verbatim: "Next") }
        }
      }
    }

    struct Defaulted: View {
      @ViewState var state = 7
      var body: some View { Text(verbatim: "at \(state)") }
    }

    /// Has no explicit initializer.
    struct Plain: View {
      @ViewState var state: Int
      var body: some View {
        Text(verbatim: "at \(state)")
        Button(action: { $state.observe(state + 1) }) { Text(verbatim: "Next") }
        Bound(container: _state.container)
      }
    }

    struct Bound: View {
      let container: StateContainer<Int>
      var body: some View { Text(verbatim: "bound \(container.state)") }
    }

    @Test func viewWithoutInitializerIsCreatedWithAState() {
      #expect(Page { Plain(state: 3) }.texts.contains("at 3"))
      #expect(Page { Defaulted(state: 8) }.texts == ["at 8"])
    }

    @Test func stateOfAViewWithoutInitializerIsEvaluatedOnce() {
      var made = 0
      func make() -> Int {
        made += 1
        return 10
      }
      let page = Page { Plain(state: make()) }
      page.press()
      page.press()
      #expect(made == 1)
      #expect(page.texts.contains("at 12"))
    }

    @Test func containerCanBePassedOn() {
      let page = Page { Plain(state: 3) }
      page.press()
      #expect(page.texts.contains("bound 4"))
    }

    @Test func viewIsUpdatedWithTheState() {
      let page = Page { Counter(start: 1) }
      #expect(page.texts.contains("at 1"))
      page.press()
      page.press()
      #expect(page.texts.contains("at 3"))
    }

    @Test func defaultValueIsTheInitialState() {
      #expect(Page { Defaulted() }.texts == ["at 7"])
    }

    @Test func initialStateIsEvaluatedOnce() {
      var made = 0
      func make() -> Int {
        made += 1
        return 10
      }
      let page = Page { Counter(start: make()) }
      page.press()
      page.press()
      #expect(made == 1)
      #expect(page.texts.contains("at 12"))
    }

    @Test func existingContainerIsShownAndObserved() {
      let container = StateContainer(state: 5)
      let page = Page { Counter(container: container) }
      page.press()
      #expect(container.state == 6)
      container.observe(20)
      page.host.flush()
      #expect(page.texts.contains("at 20"))
    }

    @Test func containerIsReleasedWithThePage() {
      weak var container: StateContainer<Int>?
      do {
        let made = StateContainer(state: 5)
        container = made
        let page = Page { [made] in Passing(container: made) }
        page.host.close()
      }
      #expect(container == nil)
    }

    struct Passing: View {
      let container: StateContainer<Int>
      var body: some View { Counter(container: container) }
    }
  }
#endif
