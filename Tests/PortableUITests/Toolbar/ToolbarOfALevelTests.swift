import Testing

@testable import PortableUI

@MainActor
struct ToolbarOfALevelTests {
  @Test func itemOfALevelIsInsertedIntoItsLevel() {
    let page = TestPage {
      NavigationStack {
        NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { _ in
          Text("Level").toolbar { Button("Star") {} }
        }
      }
    }
    page.press("Go")
    #expect(page.shown.contains("Star"))
  }
}
