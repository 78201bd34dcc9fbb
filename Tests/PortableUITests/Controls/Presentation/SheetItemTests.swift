import Testing

@testable import PortableUI

@MainActor
@Suite struct SheetItemTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  struct Page: View {
    let log: Log
    @State private var item: Item?

    var body: some View {
      Button("First") { item = Item(id: 1, name: "first") }
        .sheet(item: $item, onDismiss: { log.note("dismissed \(item?.name ?? "-")") }) { shown in
          Text(shown.name)
          Counter()
          Button("Rename") { item?.name += "!" }
          Button("Next") { item = Item(id: shown.id + 1, name: "next") }
          Button("None") { item = nil }
        }
    }
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Add \(count)") { count += 1 } }
  }

  @Test func itemIsPresentedAndEscapeRemovesIt() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("First")
    #expect(page.texts.contains("first"))
    page.escape()
    #expect(page.dialogs.isEmpty)
    #expect(log.take() == ["dismissed -"])
  }

  @Test func itemWithTheSameIdentityUpdatesTheContent() throws {
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("First")
    page.press("Add 0")
    let dialog = try #require(page.dialogs.first)
    page.press("Rename")
    #expect(page.dialogs.map(\.id) == [dialog.id])
    #expect(page.texts.contains("first!"))
    #expect(page.texts.contains("Add 1"))
    #expect(log.take() == [])
  }

  @Test func itemWithAnotherIdentityIsPresentedAnew() throws {
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("First")
    page.press("Add 0")
    let dialog = try #require(page.dialogs.first)
    page.press("Next")
    #expect(page.dialogs.count == 1)
    #expect(page.dialogs.first?.id != dialog.id)
    #expect(page.texts.contains("next"))
    #expect(page.texts.contains("Add 0"), "state begins anew")
    #expect(log.take() == ["dismissed next"])
  }

  @Test func contentIsNotCreatedForARemovedItem() {
    struct Page: View {
      @State private var item: Item? = Item(id: 1, name: "only")
      var body: some View {
        // Reads the state instead of its parameter, so that both depend on it.
        Text("page").sheet(item: $item) { _ in
          Text(item!.name)
          Button("None") { item = nil }
        }
      }
    }
    let page = TestPage { Page() }
    page.press("None")
    #expect(page.dialogs.isEmpty)
  }
}
