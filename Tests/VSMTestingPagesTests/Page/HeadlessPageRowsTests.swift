import PortableUI
import Testing
import VSMTestingPages

@MainActor
@Suite struct HeadlessPageRowsTests {
  private struct Numbers: View {
    let count: Int

    var body: some View {
      ScrollViewReader { proxy in
        Button("Go to 70") { proxy.scrollTo(70, anchor: .top) }
        List(0..<count) { Row(number: $0) }
      }
    }
  }

  private struct Row: View {
    let number: Int
    @State private var note = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Note \(number)", text: $note).focused($isFocused)
    }
  }

  @Test func listsAreCompleteByDefault() {
    let page = HeadlessPage { Numbers(count: 2000) }
    #expect(page.findAll(.role(.listitem)).count == 2000)
    #expect(throws: PageError.self) { try page.showRows(0..<10) }
  }

  @Test func longListShowsTheRowsThatATestRequests() throws {
    let page = HeadlessPage(rowLimit: 20) { Numbers(count: 100) }
    #expect(page.shows("Note 0") && page.shows("Note 19") && !page.shows("Note 20"))
    try page.showRows(50..<60)
    #expect(!page.shows("Note 49") && page.shows("Note 50") && page.shows("Note 59") && !page.shows("Note 60"))
    try page.showRows(95..<200)
    #expect(page.shows("Note 99"))
    #expect(throws: PageError.self) { try page.showRows(0..<10, ofList: 1) }
  }

  @Test func rowWithTheFocusStays() throws {
    let page = HeadlessPage(rowLimit: 20) { Numbers(count: 100) }
    try page.focus("Note 3")
    try page.showRows(50..<60)
    #expect(page.shows("Note 3") && !page.shows("Note 4"))
  }

  @Test func scrollTargetIsShown() throws {
    let page = HeadlessPage(rowLimit: 20) { Numbers(count: 100) }
    #expect(page.scrollTarget == nil)
    try page.tap("Go to 70")
    #expect(page.scrollTarget?.role == .listitem && page.shows("Note 70"))
  }
}
