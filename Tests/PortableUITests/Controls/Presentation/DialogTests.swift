import Testing

@testable import PortableUI

@MainActor
@Suite struct DialogTests {
  struct Page: View {
    let log: Log
    @State private var name = ""
    @State private var isPresented = true
    @State private var isFailed = false
    var body: some View {
      Button("Behind") { log.note("behind") }
      TextField("Name", text: $name).onSubmit { log.note("submitted") }
      Text("Hello \(name)")
        .sheet(isPresented: $isPresented) {
          Button("Inside") { log.note("inside") }
          Button("Fail") { isFailed = true }.alert("Failed", isPresented: $isFailed) {}
        }
    }
  }

  @Test func elementsBehindADialogAreInert() throws {
    let log = Log()
    let page = TestPage { Page(log: log) }
    #expect(page.press("Behind") == .inert)
    #expect(page.submit() == .inert)
    #expect(page.press("Inside") == .handled)
    #expect(log.take() == ["inside"])
    page.escape()
    #expect(page.press("Behind") == .handled)
  }

  @Test func textTypedBeforeTheDialogOpenedIsAccepted() {
    let page = TestPage { Page(log: Log()) }
    #expect(page.type("Ann") == .handled)
    #expect(page.texts.contains("Hello Ann"))
  }

  @Test func choiceMadeBeforeTheDialogOpenedIsAccepted() {
    struct Page: View {
      @State private var number = 1
      var body: some View {
        Picker("Number", selection: $number) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        Text("Number \(number)").sheet(isPresented: .constant(true)) { Text("sheet") }
      }
    }
    let page = TestPage { Page() }
    #expect(page.choose("two") == .handled)
    #expect(page.texts.contains("Number 2"))
  }

  @Test func onlyTheFrontmostDialogHandlesEvents() throws {
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("Fail")
    #expect(page.press("Inside") == .inert)
    let sheet = try #require(page.dialogs.first)
    #expect(page.host.dispatch(Event(sheet.id, .dismiss)) == .inert)
    page.press("OK")
    #expect(page.press("Inside") == .handled)
  }

  @Test func onlyDialogsHandleDismissal() throws {
    let page = TestPage { Button("a") {} }
    let button = try #require(page.first(.button))
    #expect(page.host.dispatch(Event(button.id, .dismiss)) == .unhandledKind)
  }

  @Test func dialogIsNamedByTheTitleOfItsContent() throws {
    struct Page: View {
      @State private var title = "New"
      var body: some View {
        Text("page").navigationTitle("Page").sheet(isPresented: .constant(true)) {
          Button("Rename") { title = "Newer" }.navigationTitle(title)
        }
      }
    }
    let page = TestPage { Page() }
    #expect(page.host.title == "Page")
    #expect(page.dialogs.first?[.ariaLabel] == "New")
    page.press("Rename")
    #expect(page.dialogs.first?[.ariaLabel] == "Newer")
    #expect(page.outline.contains(#"bar-title["Newer"]"#))
    #expect(page.host.title == "Page")
  }
}
