import Testing

@testable import PortableUI

@MainActor
@Suite struct ConfirmationDialogTests {
  struct Page: View {
    let log: Log
    var visibility = Visibility.automatic
    @State private var isPresented = false

    var body: some View {
      Button("Open") { isPresented = true }
        .confirmationDialog("Empty the cart?", isPresented: $isPresented, titleVisibility: visibility) {
          Button("Empty", role: .destructive) { log.note("empty") }
          Button("Move to favorites") { log.note("move") }
        } message: {
          Text("It holds three things.")
        }
    }
  }

  @Test func dialogHasItsActionsAndACancelButton() throws {
    let page = TestPage { Page(log: Log()) }
    page.press("Open")
    #expect(
      page.outline == """
        main[button("Open") dialog[alert-title["Empty the cart?"] alert-message["It holds three things."] \
        alert-actions[button("Empty") button("Move to favorites") button("Cancel")]]]
        """)
    let dialog = try #require(page.dialogs.first)
    #expect(dialog[.class] == "dialog alert confirmation")
    #expect(dialog[.role] == "alertdialog")
    #expect(dialog[.ariaLabel] == "Empty the cart?")
  }

  @Test func hiddenTitleNamesTheDialog() throws {
    let page = TestPage { Page(log: Log(), visibility: .hidden) }
    page.press("Open")
    #expect(!page.texts.contains("Empty the cart?"))
    #expect(page.dialogs.first?[.ariaLabel] == "Empty the cart?")
  }

  @Test func pressRunsTheActionAndDismisses() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("Open")
    page.press("Move to favorites")
    #expect(log.take() == ["move"])
    #expect(page.dialogs.isEmpty)
  }

  @Test func escapeRunsNoAction() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("Open")
    #expect(page.escape() == .handled)
    #expect(log.take() == [])
    #expect(page.dialogs.isEmpty)
  }

  @Test func customCancelButtonReplacesTheDefault() {
    struct Page: View {
      let log: Log
      @State private var isPresented = true
      var body: some View {
        Text("page").confirmationDialog("Sure?", isPresented: $isPresented) {
          Button("Do it") {}
          Button("Rather not", role: .cancel) { log.note("no") }
        }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    #expect(!page.texts.contains("Cancel"))
    page.escape()
    #expect(log.take() == ["no"])
  }

  @Test func presentedDialogKeepsItsInitialData() {
    struct Page: View {
      @State private var isPresented = true
      @State private var name: String? = "Ann"
      var body: some View {
        Text("page").confirmationDialog("Sure?", isPresented: $isPresented, presenting: name) { name in
          TextField("Name", text: Binding(get: { "" }, set: { _ in self.name = nil }))
          Button("Delete \(name)") {}
        } message: { name in
          Text("About \(name)")
        }
      }
    }
    let page = TestPage { Page() }
    page.type("x")
    #expect(page.texts.contains("Delete Ann") && page.texts.contains("About Ann"))
  }

  @Test func dialogWithoutDataIsNotPresented() {
    struct Page: View {
      @State private var isPresented = true
      let name: String?
      var body: some View {
        Text("page").confirmationDialog("Sure?", isPresented: $isPresented, presenting: name) { _ in }
      }
    }
    #expect(TestPage { Page(name: nil) }.dialogs.isEmpty)
    #expect(TestPage { Page(name: "Ann") }.texts.contains("Cancel"))
  }
}
