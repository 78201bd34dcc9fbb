import Testing

@testable import PortableUI

@MainActor
@Suite struct NavigationStackTests {
  @Test func theTitleIsAHeadingAndThePagesTitle() {
    struct Page: View {
      @State private var title = "To-do"
      var body: some View {
        NavigationStack {
          Button("Rename") { title = "Done" }.navigationTitle(title)
        }
      }
    }
    let page = TestPage { Page() }
    #expect(page.first(.h1)?.all.compactMap(\.text) == ["To-do"])
    #expect(page.host.title == "To-do")
    page.press("Rename")
    #expect(page.first(.h1)?.all.compactMap(\.text) == ["Done"])
    #expect(page.host.title == "Done")
  }

  @Test func aPrincipalItemTakesThePlaceOfTheTitle() {
    let page = TestPage {
      NavigationStack {
        Text("content").navigationTitle("Title").toolbar { ToolbarItem(placement: .principal) { Text("principal") } }
      }
    }
    #expect(page.texts == ["principal", "content"])
    #expect(page.host.title == "Title")
  }

  @Test func withoutAStackATitleShowsInNoBar() {
    let page = TestPage { Text("content").navigationTitle("Title").toolbar { Button("Add") {} } }
    #expect(page.texts == ["Add", "content"])
  }

  @Test func inASheetItAddsNothing() {
    let page = TestPage {
      Text("page").sheet(isPresented: .constant(true)) {
        NavigationStack {
          Text("content").navigationTitle("New").toolbar { Button("Add") {} }
        }
      }
    }
    #expect(
      page.outline == """
        main["page" dialog[bar[bar-leading bar-principal[bar-title["New"]] bar-trailing[button["Add"]]] \
        dialog-content["content"]]]
        """)
    #expect(page.first(.h1) == nil && page.first(.h2) != nil)
    #expect(page.host.title == nil)
  }
}
