import PortableUI
import Testing
import VSM

@testable import PortableUIWeb

// With SwiftUI, the bindings of containers are SwiftUI's.
#if !canImport(SwiftUI) || PortableUI
  /// Edits that wait for the end of a pause, on a live page.
  @MainActor
  struct LiveSessionEditsTests {
    private struct FormView: View {
      let container: StateContainer<[String]>

      var body: some View {
        let state = container.state
        field("Title", 0)
        field("Notes", 1)
        Button("Save") { container.observe(state + ["saved \(state[0])"]) }.disabled(state[0].isEmpty)
      }

      private func field(_ label: String, _ index: Int) -> some View {
        TextField(
          label,
          text: container.bind(
            \.[index],
            to: { state, text in
              var state = state
              state[index] = text
              return state
            }, debounced: .seconds(60)))
      }
    }

    @Test func pressInTheSameBatchMeetsTheStateWithTheTypedText() async throws {
      let container = StateContainer(state: ["", ""])
      let browser = Browser()
      let page = try await browser.open { FormView(container: container) }
      let fields = page.nodes.filter { $0.tag == .input }.map(\.id.rawValue)
      let (title, notes) = (fields[0], fields[1])
      let save = try page.id(.button)
      try await page.post("[\(title),\"input\",\"A\",1],[\(title),\"input\",\"A title\",2]")
      #expect(container.state == ["", ""])
      try await page.post("[\(notes),\"input\",\"Some notes\",1],[\(save),\"click\"]")
      #expect(container.state == ["A title", "Some notes", "saved A title"])
    }
  }
#endif
