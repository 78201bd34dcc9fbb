import Foundation
import PortableUI
import Testing
import VSM
import VSMTestingCore
import VSMTestingPages

// With SwiftUI, the bindings of containers are SwiftUI's.
#if !canImport(SwiftUI) || PortableUI
  /// A form that is saved by a button, whose fields wait for a pause.
  private struct Form: Equatable {
    var title = ""
    var notes = ""
    var copies = 1
    var log: [String] = []

    func titled(_ title: String) -> Form { changed { $0.title = title } }
    func noted(_ notes: String) -> Form { changed { $0.notes = notes } }
    func saved() -> Form { changed { $0.log.append("saved") } }

    func changed(_ change: (inout Form) -> Void) -> Form {
      var form = self
      change(&form)
      return form
    }
  }

  private struct FormView: View {
    @StateObject var container: StateContainer<Form>

    init(_ container: StateContainer<Form>) {
      _container = StateObject(wrappedValue: container)
    }

    var body: some View {
      let state = container.state
      field("Title", \.title) { $0.titled($1) }
      field("Notes", \.notes) { $0.noted($1) }
      TextField("Draft", text: container.bind(\.title, to: { $0.titled($1) }, debounced: .seconds(2)))
        .onSubmit { container.observe(container.state.saved()) }
      Button("Save") { container.observe(state.saved()) }.disabled(state.title.isEmpty)
      Button("Add") { container.observe(state.changed { $0.copies += 1 }) }
      Text("Title: \(state.title)")
    }

    private func field(
      _ label: String, _ path: any KeyPath<Form, String> & Sendable, _ action: @escaping (Form, String) -> Form
    ) -> some View {
      TextField(
        label,
        text: container.bind(
          path,
          to: { form, text in action(form, text).changed { $0.log.append("\(label) \(text)") } },
          debounced: .seconds(1)))
    }
  }

  /// Edits that wait for the end of a pause, on a page.
  @MainActor
  @Suite(.onPages) struct DelayedEditsTests {
    let clock = TestClock()
    private let container: StateContainer<Form>
    let page: HeadlessPage

    init() {
      let container = StateContainer(state: Form(), clock: clock)
      self.container = container
      page = HeadlessPage { FormView(container) }
    }

    @Test func saveMeetsTheStateWithTheTypedText() throws {
      try page.type("A title", into: "Title")
      #expect(container.state.log == [])
      // The button is disabled until the edit is applied.
      try page.tap("Save")
      #expect(container.state.log == ["Title A title", "saved"])
      #expect(container.state.title == "A title")
      #expect(page.shows("Title: A title"))
    }

    @Test func editsAreAppliedInTheOrderInWhichTheyWereMade() async throws {
      try page.type("A", into: "Title")
      try page.type("Some notes", into: "Notes")
      try page.type("A title", into: "Title")
      try page.tap("Save")
      #expect(container.state.log == ["Title A", "Notes Some notes", "Title A title", "saved"])
      await clock.advance(by: .seconds(9))
      #expect(container.state.log.count == 4)
    }

    @Test func editsOfOneFieldWaitTogether() async throws {
      try page.type("A", into: "Title")
      try page.type("A t", into: "Title")
      await clock.advance(by: .milliseconds(999))
      #expect(container.state.log == [])
      await clock.advance(by: .milliseconds(1))
      #expect(container.state.log == ["Title A t"])
    }

    @Test func pressOfReturnInTheSameFieldMeetsTheEdit() throws {
      try page.type("A draft", into: "Draft")
      try page.submit("Draft")
      #expect(container.state.title == "A draft")
      #expect(container.state.log == ["saved"])
    }

    @Test func stateFromElsewhereDoesNotDropAnEdit() async throws {
      try page.type("A title", into: "Title")
      container.observe(Form(notes: "From elsewhere"))
      await page.settle()
      #expect(container.bind(\.title, to: { $0.titled($1) }).wrappedValue == "")
      await clock.advance(by: .seconds(1))
      #expect(container.state == Form(title: "A title", notes: "From elsewhere", log: ["Title A title"]))
    }

    @Test func editOutsideOfAPageIsDroppedByAnotherAction() async {
      let title = container.bind(\.title, to: { $0.titled($1) }, debounced: .seconds(1))
      title.wrappedValue = "A title"
      container.observe(Form(notes: "From elsewhere"))
      await clock.advance(by: .seconds(1))
      #expect(container.state == Form(notes: "From elsewhere"))
    }

    @Test func waitingEditDoesNotRetainTheContainerOfAClosedPage() throws {
      weak var released: StateContainer<Form>?
      do {
        let container = StateContainer(state: Form(), clock: TestClock())
        released = container
        let page = HeadlessPage { FormView(container) }
        try page.type("A title", into: "Title")
        page.close()
      }
      #expect(released == nil)
    }
  }
#endif
