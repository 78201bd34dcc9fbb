import PortableUI
import Testing

@testable import PortableUIWeb

/// Limits of requests by the work that they cause.
@MainActor
struct LivePagesWorkTests {
  nonisolated private static let sizes = [1, 4, 16, 64, 256, 1_024, 4_096, 16_384, 65_536, 131_072]

  private func address(_ address: String) -> (inout LiveRequest) -> Void {
    { $0.remoteAddress = address }
  }

  // MARK: Snapshots

  @Test func snapshotsAreLimitedLikeDocuments() async throws {
    let browser = Browser {
      $0.pageBurst = 3
      $0.pagesPerSecond = 1
    }
    browser.edit = address("192.0.2.1")
    let page = try await browser.open { CounterView() }
    var statuses: [Int] = []
    for _ in 0..<4 { statuses.append(try await page.streamResponse(after: "99").status) }
    #expect(statuses == [200, 200, 429, 429])
    #expect(try await page.socketResponse(after: 99).status == 429)
    #expect(browser.reporter.entries.count { $0 == .snapshot } == 2)
    // A stream that continues after the last patch costs no snapshot.
    #expect(try await page.streamResponse(after: "0").status == 200)
    browser.edit = address("192.0.2.2")
    #expect(try await browser.get { CounterView() }.status == 200)
    browser.edit = address("192.0.2.1")
    browser.clock.advance(by: .seconds(1))
    #expect(try await page.streamResponse(after: "99").status == 200)
  }

  @Test(arguments: sizes)
  func bytesOfSnapshotsAreLimited(size: Int) async throws {
    let browser = Browser()
    let page = try await browser.open { TextView(size: size) }
    _ = try await page.stream()
    _ = try await page.click("Change")
    var bytes = 0
    for _ in 0..<300 where try await page.streamResponse(after: "99").status == 200 { bytes += size }
    #expect(bytes <= workLimit + size)
  }

  // MARK: Patches

  @Test(arguments: sizes)
  func bytesOfPatchesAreLimited(size: Int) async throws {
    let browser = Browser()
    let page = try await browser.open { TextView(size: size) }
    for number in 0..<300 { try await change(page, ack: number) }
    let bytes = browser.reporter.bytes
    #expect(bytes.reduce(0, +) <= workLimit + (bytes.max() ?? 0))
    browser.clock.advance(by: .seconds(60))
    #expect(try await change(page, ack: 10_000) == 204)
  }

  /// Presses the button with the number that the server expects, whether or not it has accepted the last press.
  @discardableResult
  private func change(_ page: OpenPage, ack: Int) async throws -> Int {
    page.number = Int(try #require(page.session).applied)
    return try await page.click("Change", ack: ack)
  }

  /// The work that the burst of a session admits, in bytes.
  private let workLimit = LivePageConfiguration().eventBurst * 8_192

  /// Many sessions of one address get no more than the work of its documents.
  @Test func bytesOfAllPatchesOfAnAddressAreLimited() async throws {
    let browser = Browser { $0.pageBurst = 20 }
    browser.edit = address("192.0.2.1")
    var pages: [OpenPage] = []
    for _ in 0..<10 { pages.append(try await browser.open { TextView(size: 32_768) }) }
    for number in 0..<100 {
      for page in pages { try await change(page, ack: number) }
    }
    let (bytes, limit) = (browser.reporter.bytes.reduce(0, +), 10 * 65_536 + 10 * 40_000)
    #expect(bytes <= limit)

    browser.edit = address("192.0.2.2")
    let other = try await browser.open { CounterView() }
    #expect(try await other.click("Add") == 204)
    browser.edit = address("192.0.2.1")
    browser.clock.advance(by: .seconds(60))
    #expect(try await change(pages[0], ack: 10_000) == 204)
  }
}

/// A text of a size that each press changes.
private struct TextView: View {
  let size: Int
  @State private var isFirst = true

  var body: some View {
    Text(String(repeating: isFirst ? "a" : "b", count: size))
    Button("Change") { isFirst.toggle() }
  }
}
