#if !canImport(SwiftUI) || PortableUI
  import SwiftUIShim
  import Testing
  import VSM

  @MainActor
  struct StateObjectStateTests {
    struct Counter: View, ViewStateRendering {
      @StateObject var container: StateContainer<Int>

      init(start: @autoclosure @escaping () -> Int) {
        _container = .init(state: start())
      }

      var body: some View {
        VStack {
          Text(verbatim: "at \(state)")
          Button(action: { observe(state + 1) }) { Text(verbatim: "Next") }
        }
      }
    }

    @Test func viewDeclaresItsContainerInOneLine() {
      var made = 0
      func make() -> Int {
        made += 1
        return 1
      }
      let page = Page { Counter(start: make()) }
      page.press()
      page.press()
      #expect(page.texts.contains("at 3"))
      #expect(made == 1)
    }
  }
#endif
