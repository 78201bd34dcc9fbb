import PortableUI
import Testing
import VSMTestingPages

@MainActor
@Suite(.onPages) struct HeadlessPagePerformTests {
  private struct Counter: View {
    @State private var counts = [0, 0]

    var body: some View {
      ForEach(0..<2, id: \.self) { index in
        Text("\(index): \(counts[index])")
        Button("Add") { counts[index] += 1 }
      }
    }
  }

  @Test func elementAtTheIndexIsPressed() throws {
    let page = HeadlessPage { Counter() }
    try page.perform(.tap(.button, "Add", index: 1))
    #expect(page.shows("0: 0"))
    #expect(page.shows("1: 1"))
    let error = #expect(throws: PageError.self) { try page.perform(.tap(.button, "Add", index: 2)) }
    #expect(error?.description.contains("the button \"Add\"") == true)
  }
}
