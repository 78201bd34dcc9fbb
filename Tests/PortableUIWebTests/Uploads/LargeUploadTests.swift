import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

/// A file that is much larger than the memory that an upload may need.
///
/// With `VSM_LONG_TESTS`, it has 2 GiB, and no other test should run in the process: its memory is measured.
@MainActor
struct LargeUploadTests {
  private static let isLong = ProcessInfo.processInfo.environment["VSM_LONG_TESTS"] != nil
  private static let (part, parts) = (1024 * 1024, isLong ? 2_048 : 24)

  @Test(.timeLimit(.minutes(10))) func aLargeFileNeedsTheMemoryOfOnePart() async throws {
    let browser = Browser {
      $0.uploads.bytesPerFile = 4 << 30
      $0.uploads.bytesPerSession = 4 << 30
      $0.uploads.bytesPerAddress = 4 << 30
    }
    let page = try await browser.open { WaitingView() }
    try await page.choose("[1,\"large.bin\",\(Self.part * Self.parts),\"\"]")
    let bytes = [UInt8](repeating: 7, count: Self.part)
    try await page.send(bytes, at: 0)
    let before = Self.residentBytes
    for index in 1..<Self.parts {
      browser.clock.advance(by: .milliseconds(100))  // a page may send a number of requests in a second
      let response = try await page.send(bytes, at: index * Self.part)
      try #require(response.status == 204, "part \(index)")
    }
    let grown = Self.residentBytes - before
    #expect(browser.reporter.entries.contains(.upload(.finished, Self.part * Self.parts)))
    if Self.isLong {
      print("2 GiB: the memory of the process has grown by \(grown / 1024) KiB.")
      #expect(grown < 16 << 20)
    }
  }

  /// The memory of the process; 0 where Linux's files about it do not exist.
  private static var residentBytes: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages.flatMap { Int($0[1]) } ?? 0) * 4_096
  }
}
