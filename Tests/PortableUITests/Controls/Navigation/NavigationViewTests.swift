import Testing

@testable import PortableUI

@MainActor
@Suite struct NavigationViewTests {
  /// An app in the style of iOS 13.
  private struct Mail: View {
    let log: Log
    var body: some View {
      NavigationView {
        List {
          NavigationLink("Inbox", destination: Text("No letters").navigationBarTitle("Inbox", displayMode: .inline))
          NavigationLink(destination: Text("No drafts")) { Text("Drafts") }
        }
        .navigationBarTitle(Text("Mail"))
        .navigationBarItems(
          leading: Button("Filter") { log.note("filter") }, trailing: Button("Write") { log.note("write") })
      }
      .navigationViewStyle(StackNavigationViewStyle())
      .edgesIgnoringSafeArea(.all)
    }
  }

  @Test func viewIsAStackOfLevels() {
    let page = TestPage { Mail(log: Log()) }
    #expect(page.host.title == "Mail")
    #expect(page.first(.h1)?.all.compactMap(\.text) == ["Mail"])
    page.press("Inbox")
    #expect(page.shown == ["Mail", "Inbox", "No letters"], "the first is the back button")
    #expect(page.host.title == "Inbox")
    page.press("Mail")
    page.press("Drafts")
    #expect(page.shown.contains("No drafts"))
  }

  @Test func barItemsAreBesideTheTitle() throws {
    let log = Log()
    let page = TestPage { Mail(log: log) }
    let bar = try #require(page.first(.header))
    #expect(
      bar.outline
        == #"bar[bar-leading[button("Filter")] bar-principal[bar-title["Mail"]] bar-trailing[button("Write")]]"#
    )
    page.press("Filter")
    page.press("Write")
    #expect(log.take() == ["filter", "write"])
  }

  @Test func singleBarItemLeavesTheOtherSideEmpty() throws {
    let page = TestPage {
      NavigationView { Text("a").navigationBarTitle("T").navigationBarItems(trailing: Button("Add") {}) }
    }
    let bar = try #require(page.first(.header))
    #expect(bar.outline == #"bar[bar-leading bar-principal[bar-title["T"]] bar-trailing[button("Add")]]"#)
  }

  @Test func columnsAreReported() {
    func reports(_ style: some NavigationViewStyle) -> [Diagnostic.Kind] {
      UnsupportedFeature.Reports.$current.withValue(UnsupportedFeature.Reports()) {
        var kinds: [Diagnostic.Kind] = []
        let host = ViewHost(didDiagnose: { kinds.append($0.kind) }) { StyledPage(style: style) }
        host.close()
        return kinds
      }
    }
    #expect(reports(.stack) == [])
    #expect(reports(.automatic) == [])
    #expect(reports(.columns) == [.unsupported])
  }

  private struct StyledPage<Style: NavigationViewStyle>: View {
    let style: Style
    var body: some View { NavigationView { Text("a") }.navigationViewStyle(style) }
  }
}
