import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

/// The creation of many documents at once.
@MainActor
struct LivePagesBuildingTests {
  /// The order of creations of views and presses of buttons.
  @MainActor
  final class Log {
    var entries: [String] = []
  }

  private struct Logged: View {
    let log: Log

    init(log: Log) {
      self.log = log
      MainActor.assumeIsolated { log.entries.append("document") }
    }

    var body: some View {
      Button("Press") { log.entries.append("press") }
    }
  }

  @Test func eventsOfOtherPagesAreHandledBetweenDocuments() async throws {
    let (browser, log) = (Browser(), Log())
    let page = try await browser.open { Logged(log: log) }
    log.entries = []
    let documents = (0..<20).map { _ in
      Task { @MainActor in try await browser.get { Logged(log: log) }.status }
    }
    let press = Task { @MainActor in try await page.click("Press") }
    #expect(try await press.value == 204)
    #expect(try #require(log.entries.firstIndex(of: "press")) <= 2)
    for document in documents { #expect(try await document.value == 200) }
    #expect(log.entries.count == 21)
  }

  @Test func documentsThatAreCreatedAtOnceAreLimited() async throws {
    let browser = Browser {
      $0.firstLoadWait = .milliseconds(50)
      $0.pagesAtOnce = 2
      $0.waitingPages = 1
    }
    let log = Log()
    func open() -> Task<Int, any Error> {
      Task { @MainActor in
        try await browser.get { LoadingView(ends: false).onAppear { log.entries.append("document") } }.status
      }
    }
    let first = [open(), open(), open()]
    await browser.clock.hasSleepers(2, until: .milliseconds(50))
    // The fourth finds two in creation and one waiting.
    #expect(try await open().value == 503)
    #expect(browser.reporter.entries.contains(.rejected(.tooManyPages)))
    #expect(log.entries.count == 2)
    browser.clock.advance(by: .milliseconds(50))
    await browser.clock.hasSleepers(until: .milliseconds(100))
    browser.clock.advance(by: .milliseconds(50))
    for task in first { #expect(try await task.value == 200) }
    #expect(log.entries.count == 3)
  }

  @Test func requestsThatComeAtOnceAreLimited() async throws {
    let browser = Browser {
      $0.pagesAtOnce = 2
      $0.waitingPages = 1
    }
    let log = Log()
    let tasks = (0..<8).map { _ in
      Task { @MainActor in
        try await browser.get {
          let _ = log.entries.append("content")
          CounterView()
        }.status
      }
    }
    var statuses: [Int] = []
    for task in tasks { statuses.append(try await task.value) }
    #expect(statuses.count { $0 == 200 } == 3)
    #expect(statuses.count { $0 == 503 } == 5)
    // The others are rejected before their routes ask for content.
    #expect(log.entries.count == 3)
  }

  @Test func errorOfAViewFreesItsPlace() async throws {
    struct NotFound: Error {}
    func find() throws -> Text { throw NotFound() }
    let browser = Browser {
      $0.pagesAtOnce = 1
      $0.waitingPages = 0
    }
    for _ in 0..<3 {
      await #expect(throws: NotFound.self) { try await browser.get { try find() } }
    }
    #expect(try await browser.get { CounterView() }.status == 200)
  }

  @Test func waitingDocumentsAreRejectedDuringAShutdown() async throws {
    let browser = Browser {
      $0.firstLoadWait = .milliseconds(50)
      $0.pagesAtOnce = 1
    }
    let tasks = (0..<2).map { _ in
      Task { @MainActor in try await browser.get { LoadingView(ends: false) }.status }
    }
    await browser.clock.hasSleepers(until: .milliseconds(50))
    browser.pages.shutdown()
    browser.clock.advance(by: .milliseconds(50))
    for task in tasks { #expect(try await task.value == 503) }
    #expect(browser.pages.sessionCount == 0)
  }

  #if canImport(Glibc)
    private struct Rows: View {
      var body: some View { ForEach(0..<500, id: \.self) { Row(number: $0) } }
    }

    private struct Row: View {
      let number: Int
      @State private var isOn = false
      var body: some View {
        HStack {
          Text("Row \(number)")
          Button("Select \(number)") { isOn.toggle() }
        }
      }
    }

    /// The resident memory of this process, in MiB.
    nonisolated private static var memory: Double {
      let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
      return fields.count > 1 ? (Double(fields[1]) ?? 0) * 4096 / 1_048_576 : 0
    }

    private static func endManySessions() async throws {
      let browser = Browser { $0.unclaimedSessionsInTotal = 150 }
      _ = try await browser.get { Rows() }
      let before = memory
      for _ in 0..<150 { _ = try await browser.get { Rows() } }
      let full = memory
      #expect(full - before > 30, "The sessions took \(full - before) MiB.")
      browser.clock.advance(by: .seconds(30))
      browser.pages.sweep()
      #expect(browser.pages.sessionCount == 0)
      for _ in 0..<10 { await Task.yield() }
      #expect(memory - before < (full - before) / 2, "\(before), \(full), \(memory) MiB")
    }

    @Test func memoryIsReturnedWhenSessionsHaveEnded() async {
      await #expect(processExitsWith: .success) { try await LivePagesBuildingTests.endManySessions() }
    }
  #endif
}
