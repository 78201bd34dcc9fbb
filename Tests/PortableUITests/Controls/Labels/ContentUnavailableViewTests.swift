import Testing

@testable import PortableUI

@MainActor
@Suite struct ContentUnavailableViewTests {
  @Test func titleDescriptionAndActionsAreShownInOrder() {
    let page = TestPage {
      ContentUnavailableView {
        Label("The cart is empty", systemImage: "cart")
      } description: {
        Text("There are 504 products.")
      } actions: {
        Button("Go shopping") {}
      }
    }
    #expect(page.texts == ["The cart is empty", "There are 504 products.", "Go shopping"])
    #expect(page.first(.svg)?[.ariaHidden] == "true")
  }

  @Test func descriptionIsOptional() {
    let page = TestPage { ContentUnavailableView("Nothing here", systemImage: "bag", description: nil) }
    #expect(page.texts == ["Nothing here"])
    let described = TestPage { ContentUnavailableView("Nothing here", systemImage: "bag", description: Text("Yet.")) }
    #expect(described.texts == ["Nothing here", "Yet."])
  }

  @Test func searchesNameTheirText() {
    #expect(TestPage { ContentUnavailableView.search }.texts.first == "No Results")
    #expect(TestPage { ContentUnavailableView.search(text: "tea") }.texts.first == "No Results for “tea”")
  }
}
