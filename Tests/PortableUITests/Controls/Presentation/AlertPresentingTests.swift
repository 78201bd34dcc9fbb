import Testing

@testable import PortableUI

@MainActor
@Suite struct AlertPresentingTests {
  struct Page: View {
    let log: Log
    @State private var isPresented = false
    @State private var name: String?

    var body: some View {
      Button("Only present") { isPresented = true }
      Button("Present") { (name, isPresented) = ("Ann", true) }
      Button("Name") { name = "Ann" }
        .alert("Delete?", isPresented: $isPresented, presenting: name) { name in
          Button("Delete \(name)") { log.note("delete \(name)") }
        } message: { name in
          Text("About \(name)")
        }
    }
  }

  @Test func alertIsCreatedFromTheData() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("Present")
    #expect(page.texts.contains("About Ann"))
    page.press("Delete Ann")
    #expect(log.take() == ["delete Ann"])
    #expect(page.dialogs.isEmpty)
  }

  @Test func alertWithoutDataIsNotPresented() {
    let page = TestPage { Page(log: Log()) }
    page.press("Only present")
    #expect(page.dialogs.isEmpty)
    page.press("Name")
    #expect(page.dialogs.count == 1)
  }

  @Test func presentedAlertKeepsItsInitialData() {
    struct Page: View {
      @State private var isPresented = true
      @State private var names = ["Ann", nil, "Bob"]
      var body: some View {
        Text("page").alert("A", isPresented: $isPresented, presenting: names[0]) { name in
          TextField("Name", text: Binding(get: { "" }, set: { _ in names.removeFirst() }))
          Button("Hello \(name)") {}
        }
      }
    }
    let page = TestPage { Page() }
    for revision: UInt64 in 1...2 {
      page.type("\(revision)", revision: revision)
      #expect(page.texts.contains("Hello Ann"))
    }
    page.press("Hello Ann")
    #expect(page.dialogs.isEmpty)
  }
}
