import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

/// A view onto which texts are dropped.
private struct DroppedNotesView: View {
  @State private var isTargeted = false
  var isDisabled = false
  var note: @MainActor (String) -> Void = { _ in }

  var body: some View {
    VStack {
      Text(isTargeted ? "over it" : "beside it")
    }
    .dropDestination(for: String.self) { items, place in
      note("\(items.joined(separator: ", ")) at \(place.x), \(place.y)")
      return true
    } isTargeted: {
      isTargeted = $0
    }
    .disabled(isDisabled)
  }
}

@MainActor
struct DropDestinationTests {
  let browser = Browser { $0.uploads.idleTime = .seconds(60) }

  private func area(of page: OpenPage) throws -> UInt64 {
    try #require(page.nodes.first { $0[.class]?.contains("drop-area") == true }).id.rawValue
  }

  @Test func droppedFilesArriveAsValues() async throws {
    let (notes, continuation) = AsyncStream.makeStream(of: String.self)
    let page = try await browser.open { DroppedNotesView(note: { continuation.yield($0) }) }
    try await page.post(#"[\#(try area(of: page)),"files","dropped",[[1,"a.txt",3,""],[2,"b.png",1,""]],12,-5]"#)
    #expect(page.wanted == "1")
    try await page.send(Array("Tea".utf8))
    var iterator = notes.makeAsyncIterator()
    #expect(await iterator.next() == "Tea at 12.0, -5.0")
  }

  @Test func viewKnowsThatFilesAreDraggedOverIt() async throws {
    let page = try await browser.open { DroppedNotesView() }
    let area = try area(of: page)
    try await page.post(#"[\#(area),"files","targeted",1]"#)
    #expect(page.shows("over it"))
    try await page.post(#"[\#(area),"files","targeted",0]"#)
    #expect(page.shows("beside it"))
  }

  @Test func disabledViewReceivesNothing() async throws {
    let page = try await browser.open { DroppedNotesView(isDisabled: true) }
    try await page.post(#"[\#(try area(of: page)),"files","dropped",[[1,"a.txt",3,""]],1,1]"#)
    #expect(page.wanted == nil)
  }

  @Test(arguments: [
    #""dropped",[[1,"a.txt",3,""]]"#, #""dropped",[[1,"a.txt",3,""]],1"#, #""dropped",[],1,1"#,
    #""dropped",[[1,"a.txt",3,""]],1.5,1"#, #""dropped",[[1,"a.txt",3,""]],"1",1"#, #""targeted",2"#,
    #""targeted",true"#,
    #""chosen",[[1,"a.txt",3,""]],1,1"#,
  ])
  func malformedReportIsRejected(_ report: String) async throws {
    let page = try await browser.open { DroppedNotesView() }
    #expect(try await page.post(#"[\#(try area(of: page)),"files",\#(report)]"#) == 400)
    #expect(page.wanted == nil)
  }

  @Test func chosenFilesAreNoDrop() async throws {
    let page = try await browser.open { DroppedNotesView() }
    try await page.post(#"[\#(try area(of: page)),"files","chosen",[[1,"a.txt",3,""]]]"#)
    #expect(browser.reporter.entries.last { if case .event = $0 { true } else { false } } == .event(.invalidPayload))
  }
}
