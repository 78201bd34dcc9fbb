import Testing

@testable import PortableUI

@MainActor
@Suite struct InteractiveDismissDisabledTests {
  struct Page: View {
    @State private var isPresented = true
    @State private var name = ""
    var body: some View {
      Text("page").interactiveDismissDisabled()
        .sheet(isPresented: $isPresented) {
          TextField("Name", text: $name).interactiveDismissDisabled(!name.isEmpty)
          Button("Close") { isPresented = false }
        }
    }
  }

  @Test func escapeIsRejectedWhileDisabled() {
    let page = TestPage { Page() }
    page.type("a")
    #expect(page.escape() == .disabled)
    #expect(page.dialogs.count == 1)
    page.type("", revision: 2)
    #expect(page.escape() == .handled)
    #expect(page.dialogs.isEmpty)
  }

  @Test func changeTogetherWithThePresentingBodyApplies() {
    struct Page: View {
      @State private var name = ""
      var body: some View {
        Text(name).sheet(isPresented: .constant(true)) {
          TextField("Name", text: $name).interactiveDismissDisabled(!name.isEmpty).navigationTitle("For \(name)")
        }
      }
    }
    let page = TestPage { Page() }
    page.type("Ann")
    #expect(page.escape() == .disabled)
    #expect(page.dialogs.first?[.ariaLabel] == "For Ann")
  }

  @Test func buttonsOfTheSheetStillDismissIt() {
    let page = TestPage { Page() }
    page.type("a")
    page.press("Close")
    #expect(page.dialogs.isEmpty)
  }

  @Test func oneViewDisablesTheDismissalUntilItIsRemoved() {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        Text("page").sheet(isPresented: .constant(true)) {
          if isShown { Text("a").interactiveDismissDisabled() }
          Button("Hide") { isShown = false }.interactiveDismissDisabled(false)
        }
      }
    }
    let page = TestPage { Page() }
    #expect(page.escape() == .disabled)
    page.press("Hide")
    #expect(page.escape() == .handled)
  }
}
