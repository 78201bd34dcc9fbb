import Foundation
import PortableUI
import Testing
import VSMTestingPages

@MainActor
@Suite struct HeadlessPageSizeTests {
  private struct Columns: View {
    var body: some View {
      GeometryReader { geometry in
        Text(geometry.size.width < 600 ? "One column" : "Two columns")
      }
      .accessibilityLabel("Columns")
      GeometryReader { geometry in
        Text("\(Int(geometry.size.height)) high")
      }
    }
  }

  @Test func readersHaveTheSizeOfThePage() {
    let page = HeadlessPage { Columns() }
    #expect(page.shows("One column") && page.shows("844 high"))
    let wide = HeadlessPage(size: CGSize(width: 1024, height: 768)) { Columns() }
    #expect(wide.shows("Two columns") && wide.shows("768 high"))
  }

  @Test func pageCanBeResized() {
    let page = HeadlessPage { Columns() }
    page.resize(to: CGSize(width: 1024, height: 700))
    #expect(page.shows("Two columns") && page.shows("700 high"))
  }

  @Test func oneReaderCanHaveASizeOfItsOwn() throws {
    let page = HeadlessPage { Columns() }
    try page.resize(.label("Columns"), to: CGSize(width: 800, height: 10))
    #expect(page.shows("Two columns") && page.shows("844 high"))
    page.resize(to: CGSize(width: 100, height: 100))
    #expect(page.shows("Two columns") && page.shows("100 high"))
  }

  @Test func anElementThatIsNoReaderCannotBeResized() throws {
    let page = HeadlessPage { Button("Save") {} }
    #expect(throws: PageError.self) { try page.resize(.label("Save"), to: .zero) }
  }
}
