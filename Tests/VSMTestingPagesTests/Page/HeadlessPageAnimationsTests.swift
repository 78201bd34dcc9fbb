import PortableUI
import Testing

@testable import VSMTestingPages

private struct DetailsPanel: View {
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      Button(isOpen ? "Hide details" : "Show details") {
        withAnimation(.snappy) { isOpen.toggle() }
      }
      if isOpen {
        Text("Ships within two days.")
          .transition(.move(edge: .top).combined(with: .opacity))
      }
      Text("In stock")
        .foregroundStyle(isOpen ? .primary : .secondary)
    }
  }
}

@MainActor
@Suite(.onPages) struct HeadlessPageAnimationsTests {
  @Test func animationsAreReturnedOnce() throws {
    // snippet.test
    let page = HeadlessPage { DetailsPanel() }
    try page.tap("Show details")
    #expect(page.shows("Ships within two days."))

    let details = try #require(page.takeAnimations().first { $0.text == "Ships within two days." })
    #expect(details.change == .insertion)
    #expect(details.animation == .snappy)
    #expect(details.looks == ["translate": "0 -100%", "opacity": "0"])
    // snippet.end
    #expect(page.takeAnimations() == [])

    try page.tap("Hide details")
    let animations = page.takeAnimations()
    #expect(animations.map(\.change) == [.removal, .appearance])
    #expect(animations.map(\.text) == ["Ships within two days.", "In stock"])
  }

  @Test func changesWithoutAnAnimationAreNotReturned() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Text("Count: \(count)").opacity(count == 0 ? 0.5 : 1)
        Button("Add") { count += 1 }
      }
    }
    let page = HeadlessPage { Counter() }
    try page.tap("Add")
    #expect(page.takeAnimations() == [])
  }

  @Test func movedRowsAreReturned() throws {
    struct Rows: View {
      @State private var rows = ["a", "b", "c"]
      var body: some View {
        ForEach(rows, id: \.self) { Text($0) }
        Button("Move") { withAnimation(.linear.delay(1)) { rows = ["c", "a", "b"] } }
      }
    }
    let page = HeadlessPage { Rows() }
    try page.tap("Move")
    let move = try #require(page.takeAnimations().first)
    #expect(move.change == .move && move.text == "c")
    #expect(move.animation == .linear.delay(1))
    #expect(move.looks == [:])
  }
}
