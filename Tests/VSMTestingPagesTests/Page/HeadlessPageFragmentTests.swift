import Foundation
import PortableUI
import Testing
import VSMTestingPages

@MainActor
@Suite struct HeadlessPageFragmentTests {
  private struct Guide: View {
    @State private var section: String?
    var body: some View {
      NavigationStack {
        VStack {
          Link("Prices", destination: URL(string: "#prices%C3%A9")!)
          Text("section \(section ?? "none")").pageFragment($section)
          NavigationLink("Open", value: 7)
          Text("Costs").pageFragment("pricesé")
        }
        .navigationDestination(for: Int.self) { Text("level \($0)") }
      }
    }
  }

  @Test func addressCanHaveAFragment() {
    let page = HeadlessPage(address: "/#prices%C3%A9") { Guide() }
    #expect(page.address == "/#prices%C3%A9")
    #expect(page.shows("section pricesé"))
    #expect(page.scrollTarget?.node.text == "Costs")
  }

  @Test func linkToAFragmentIsAnEntryOfTheHistory() throws {
    let page = HeadlessPage { Guide() }
    try page.tap("Prices")
    #expect(page.shows("section pricesé"))
    #expect(page.address == "/#prices%C3%A9")
    try page.tap("Open")
    #expect(page.address == "/7")
    try page.goBack()
    #expect(page.address == "/#prices%C3%A9")
    #expect(page.shows("section pricesé"))
    try page.goBack()
    #expect(page.address == "/")
    #expect(page.shows("section none"))
    try page.goForward()
    #expect(page.shows("section pricesé"))
  }
}
