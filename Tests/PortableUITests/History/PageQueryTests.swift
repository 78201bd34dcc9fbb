import Testing

@testable import PortableUI

@MainActor
@Suite struct PageQueryTests {
  @Test(arguments: [
    ("?search=jane%20austen&x", "jane austen"), ("search=a+b", "a b"), ("?x=1&search=", ""), ("?search", ""),
    ("?search=a=b", "a=b"), ("?search=%zz", "%zz"), ("?search=1&search=2", "1"),
  ])
  func valueOfANameIsRead(query: String, value: String) { #expect(PageQuery(query)["search"] == value) }

  @Test func otherNamesStayAsTheyAreWritten() {
    var query = PageQuery("?utm=a%2Fb&search=x&&z")
    query["search"] = "é & ü"
    #expect(query.text == "?utm=a%2Fb&search=%C3%A9%20%26%20%C3%BC&z")
    query["search"] = nil
    #expect(query.text == "?utm=a%2Fb&z")
    query["new"] = "1"
    #expect(query.text == "?utm=a%2Fb&z&new=1")
  }

  private enum Order: String { case title, author }

  private struct Search: View {
    @State private var text = ""
    @State private var page: Int?
    @State private var order = Order.title

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Search", text: $text)
          Text("text \(text)")
          Text("page \(page ?? 1)")
          Text("order \(order.rawValue)")
          Button("Next") { page = (page ?? 1) + 1 }
          Button("First") { page = nil }
          Button("Author") { order = .author }
          NavigationLink("Open", value: 7)
        }
        .pageQuery("search", $text).pageQuery("page", $page).pageQuery("order", $order)
        .navigationDestination(for: Int.self) { Text("Book \($0)") }
      }
    }
  }

  private func open(_ path: String) -> TestPage {
    TestPage(address: PageAddress(path: path, base: "/books")) { Search() }
  }

  private func steps(_ page: TestPage) -> [HistoryStep] {
    page.takeOps().compactMap { if case .history(let step) = $0 { step } else { nil } }
  }

  private func visit(_ page: TestPage, _ key: UInt64, _ path: String) {
    #expect(page.host.dispatch(Event(NodeID(rawValue: 0), .visit(key: key, path: path))) == .handled)
  }

  @Test func addressSetsTheValuesBeforeThePageIsShown() {
    let page = open("/books?page=3&utm=x&search=emma&order=author")
    #expect(page.shown.contains("text emma") && page.shown.contains("page 3") && page.shown.contains("order author"))
    #expect(page.first(.input)?.value?.text == "emma")
    #expect(page.host.address == "/books?page=3&utm=x&search=emma&order=author")
    #expect(steps(page) == [])
  }

  @Test func changedValueChangesTheAddressWithoutANewEntry() {
    let page = open("/books")
    page.type("jane austen")
    #expect(steps(page) == [.replace(key: 1, path: "/books?search=jane%20austen")])
    page.press("Next")
    #expect(steps(page) == [.replace(key: 1, path: "/books?search=jane%20austen&page=2")])
    page.press("First")
    page.type("", revision: 2)
    #expect(page.host.address == "/books")
  }

  @Test func valueThatCannotBeMadeIsIgnored() {
    let page = open("/books?page=many&order=price")
    #expect(page.shown.contains("page 1") && page.shown.contains("order title"))
    page.press("Next")
    #expect(page.shown.contains("page 2"))
    #expect(page.host.address == "/books?page=2&order=price")
  }

  @Test func valueBelongsToItsLevelAndSurvivesBack() {
    let page = open("/books?search=emma")
    _ = steps(page)
    page.press("Open")
    #expect(steps(page) == [.push(key: 2, path: "/books/7")])
    visit(page, 1, "/books?search=emma")
    #expect(page.shown.contains("text emma"))
    #expect(page.host.address == "/books?search=emma")
  }

  @Test func valueIsRestoredForAnEntryThatThePageDoesNotKnow() {
    let page = open("/books/7")
    _ = steps(page)
    visit(page, 9, "/books?search=persuasion&page=4")
    #expect(page.shown.contains("text persuasion") && page.shown.contains("page 4"))
    #expect(page.host.address == "/books?search=persuasion&page=4")
    #expect(steps(page).last == .visited(key: 2, path: "/books?search=persuasion&page=4"))
    visit(page, 10, "/books")
    #expect(page.shown.contains("text ") && page.shown.contains("page 1"))
    #expect(page.host.address == "/books")
  }

  private struct Loaded: View {
    @State private var isLoaded = false

    var body: some View {
      Button("Load") { isLoaded = true }
      if isLoaded { Results() }
    }
  }

  private struct Results: View {
    @State private var text = ""
    var body: some View { Text("text \(text)").pageQuery("search", $text) }
  }

  @Test func contentThatIsLoadedLaterTakesItsValue() {
    let page = TestPage(address: PageAddress(path: "/books?search=emma", base: "/books", isDeep: false)) { Loaded() }
    #expect(page.host.address == "/books?search=emma")
    page.press("Load")
    #expect(page.shown.contains("text emma"))
    #expect(page.host.address == "/books?search=emma")
    #expect(steps(page) == [])
  }

  @Test func pageWithoutAnAddressKeepsItsValues() {
    let page = TestPage { Search() }
    page.type("emma")
    #expect(page.shown.contains("text emma") && page.host.address == nil)
  }

  @Test func valueThatIsTooLongStaysOutOfTheAddress() {
    let page = open("/books")
    page.type(String(repeating: "x", count: 3000))
    #expect(page.host.address == "/books")
    page.type("y", revision: 2)
    #expect(page.host.address == "/books?search=y")
  }
}
