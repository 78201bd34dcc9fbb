import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

/// Events that a control refuses, and what the page is told.
@MainActor
struct LiveSessionRefusalsTests {
  private struct FormView: View {
    let saves: Presses
    @State private var title = ""
    @State private var due = Date(timeIntervalSince1970: 1_800_000_000)

    var body: some View {
      TextField("Title", text: $title)
      DatePicker(
        "Due", selection: $due, in: Date(timeIntervalSince1970: 1_800_000_000)..., displayedComponents: .date)
      Button("Save") { saves.count += 1 }.disabled(title.isEmpty)
    }
  }

  private let browser = Browser()
  private let saves = Presses()

  private func open() async throws -> OpenPage {
    try await browser.open { FormView(saves: saves) }
  }

  /// The IDs in the refusals of a patch.
  private func refusals(_ ops: [NSArray]) -> [UInt64] {
    ops.filter { $0[0] as? String == "d" }.compactMap { $0[1] as? UInt64 }
  }

  @Test func pressAfterTheEditThatEnablesItsButtonIsHandled() async throws {
    let page = try await open()
    let stream = try await page.stream()
    let (title, save) = try (page.id(.input), page.id(.button))
    try await page.post("[\(title),\"input\",\"A\",1],[\(save),\"click\"]")
    #expect(saves.count == 1)
    #expect(try await refusals(stream.patch().ops).isEmpty)
  }

  @Test func pressOfAButtonThatIsStillDisabledIsDroppedAndReportedOnce() async throws {
    let page = try await open()
    let stream = try await page.stream()
    let (title, save) = try (page.id(.input), page.id(.button))
    try await page.post("[\(title),\"input\",\"\",1],[\(save),\"click\"]")
    #expect(try await refusals(stream.patch().ops) == [save])
    // It is not kept for a later change.
    try await page.post("[\(title),\"input\",\"A\",2]", ack: 1)
    let patch = try await stream.patch()
    #expect(patch.done == 2)
    #expect(refusals(patch.ops).isEmpty)
    #expect(saves.count == 0)
  }

  @Test func dateOutOfBoundsIsReported() async throws {
    let page = try await open()
    let stream = try await page.stream()
    let due = try #require(page.nodes.filter { $0.tag == .input }.last).id.rawValue
    try await page.post("[\(due),\"input\",\"2026-05-12\",1]")
    #expect(try await refusals(stream.patch().ops) == [due])
    try await page.post("[\(due),\"input\",\"\",2]", ack: 1)
    #expect(try await refusals(stream.patch().ops) == [due])
    try await page.post("[\(due),\"input\",\"2027-02-01\",3]", ack: 2)
    #expect(try await refusals(stream.patch().ops).isEmpty)
  }

  @Test func refusalsWaitUntilThePageKeepsUp() async throws {
    let page = try await Browser { $0.ringCount = 2 }.open { FormView(saves: saves) }
    let stream = try await page.stream()
    let (title, save) = try (page.id(.input), page.id(.button))
    try await page.post("[\(title),\"input\",\"A\",1]")
    try await page.post("[\(title),\"input\",\"\",2]")
    try await page.post("[\(save),\"click\"]")
    for _ in 1...2 { #expect(try await refusals(stream.patch().ops).isEmpty) }
    try await page.post("[\(title),\"input\",\"\",3]", ack: 2)
    #expect(try await refusals(stream.patch().ops) == [save])
  }
}
