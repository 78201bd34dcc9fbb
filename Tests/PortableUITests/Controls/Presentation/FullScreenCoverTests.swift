import Testing

@testable import PortableUI

@MainActor
@Suite struct FullScreenCoverTests {
  struct Item: Identifiable { let id: String }

  struct Inner: View {
    @Environment(\.isPresented) private var isPresented
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text(isPresented ? "in front" : "on the page")
      Button("Done") { dismiss() }
    }
  }

  struct Page: View {
    let log: Log
    @State private var isPresented = false
    @State private var item: Item?
    var body: some View {
      Inner()
      Button("Cover") { isPresented = true }
        .fullScreenCover(isPresented: $isPresented, onDismiss: { log.note("gone") }) {
          Inner().navigationTitle("Covered")
        }
      Button("Item") { item = Item(id: "Ann") }
        .fullScreenCover(item: $item) { Text($0.id) }
    }
  }

  @Test func coverIsADialogWithBars() throws {
    let page = TestPage { Page(log: Log()) }
    page.press("Cover")
    let cover = try #require(page.dialogs.first)
    #expect(cover[.class] == "dialog sheet cover")
    #expect(cover[.role] == nil)
    #expect(cover[.ariaLabel] == "Covered")
    #expect(cover.all.contains { $0.tag == .h2 && $0.all.contains { $0.text == "Covered" } })
  }

  @Test func contentOfACoverIsPresentedAndCanDismissIt() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    #expect(page.texts.contains("on the page"))
    page.press("Cover")
    #expect(page.texts.contains("in front"))
    #expect(page.escape() == .handled)
    #expect(log.take() == ["gone"])
    #expect(page.dialogs.isEmpty)
  }

  @Test func coverIsPresentedWhileThereIsAnItem() {
    let page = TestPage { Page(log: Log()) }
    page.press("Item")
    #expect(page.dialogs.count == 1 && page.texts.contains("Ann"))
    page.escape()
    #expect(page.dialogs.isEmpty)
  }

  @Test func popoverIsASheet() {
    struct Page: View {
      @State private var isPresented = true
      var body: some View { Text("page").popover(isPresented: $isPresented) { Text("more") } }
    }
    let page = TestPage { Page() }
    #expect(page.dialogs.map { $0[.class] } == ["dialog sheet"])
    page.escape()
    #expect(page.dialogs.isEmpty)
  }
}
