import Foundation
import Logging
import Metrics
import PortableUI
import PortableUIHummingbird
import PortableUIWeb
import Testing

@MainActor
struct ServerReporterTests {
  fileprivate let metrics = RecordingMetrics()
  fileprivate let log = RecordingLog()

  fileprivate func reporter() -> ServerReporter {
    ServerReporter(logger: Logger(label: "test") { [log] _ in log }, metrics: metrics)
  }

  @Test func eventsAreCounted() {
    let reporter = reporter()
    reporter.sessionStarted("a", now: SessionCounts(claimed: 0, unclaimed: 1))
    reporter.sessionClaimed("a", now: SessionCounts(claimed: 1, unclaimed: 0))
    reporter.streamOpened()
    reporter.document(waiting: .milliseconds(1), duration: .milliseconds(5))
    reporter.event(.handled, of: "a")
    reporter.event(.handled, of: "a")
    reporter.event(.unknownNode, of: "a")
    reporter.batch(duration: .milliseconds(2))
    reporter.patch(bytes: 40)
    reporter.patch(bytes: 2)
    reporter.snapshot(bytes: 1000)
    reporter.upload(.finished, bytes: 7)
    reporter.upload(.tooLarge, bytes: 0)
    reporter.rejected(.foreignOrigin)
    reporter.refused(.address)
    reporter.streamClosed()
    reporter.sessionEnded("a", .left, now: SessionCounts(claimed: 0, unclaimed: 0))
    #expect(
      metrics.totals == [
        "live_pages_sessions state=claimed": [0, 1, 0],
        "live_pages_sessions state=unclaimed": [1, 0, 0],
        "live_pages_document_wait": [1_000_000],
        "live_pages_document_time": [5_000_000],
        "live_pages_batch_time": [2_000_000],
        "live_pages_streams": [1, 0],
        "live_pages_events outcome=handled": [1, 1],
        "live_pages_events outcome=unknownNode": [1],
        "live_pages_patches": [1, 1],
        "live_pages_patch_bytes": [40, 2],
        "live_pages_snapshots": [1],
        "live_pages_snapshot_bytes": [1000],
        "live_pages_uploads end=finished": [1],
        "live_pages_uploads end=tooLarge": [1],
        "live_pages_upload_bytes": [7, 0],
        "live_pages_rejections reason=foreignOrigin": [1],
        "live_pages_refusals content=address": [1],
        "live_pages_sessions_ended reason=left": [1],
      ])
  }

  @Test func diagnosticsOfPagesAreLogged() async throws {
    let pages = LivePages(reporter: reporter())
    var request = LiveRequest(method: .get)
    (request.host, request.target) = ("localhost", "/shop?secret=1")
    request.location = PageAddress(path: "/shop/nowhere", base: "/shop")
    _ = try await pages.respond(to: request) { Text("Shop") }
    let line = try #require(log.lines.first { $0.hasPrefix("warning The address /shop has a part") })
    #expect(line.contains("nowhere"))
    let metadata = log.metadataOfLines.first { $0["page"] != nil }
    #expect(metadata?["page"] == "/shop" && metadata?["kind"] == "unknownAddress")
  }

  @Test func droppedEventsAndRejectionsAreLoggedAtDebugLevel() {
    let reporter = reporter()
    reporter.event(.handled, of: "5eed1234")
    reporter.event(.disabled, of: "5eed1234")
    reporter.rejected(.malformed)
    #expect(log.lines == ["debug An event was dropped", "debug A request was rejected"])
    #expect(log.metadataOfLines.first?["session"] == "5eed1234")
  }

  @Test func refusedOperationsAreLoggedAsWarnings() {
    reporter().refused(.navigation)
    #expect(log.lines.count == 1 && log.lines.first?.hasPrefix("warning ") == true)
  }
}

extension ServerReporterTests {
  @Test func actionThatBlocksIsLoggedAndMeasured() {
    reporter().blocked(SlowAction(page: "/shop", action: "click on button \"Buy\"", duration: .milliseconds(750)))
    #expect(
      log.lines == ["warning An action has blocked all live pages. Do its work outside of the main actor."])
    #expect(
      log.metadataOfLines == [["page": "/shop", "action": "click on button \"Buy\"", "milliseconds": "750"]])
    #expect(metrics.totals == ["live_pages_slow_actions": [750_000_000]])
  }
}

/// Stores every value under the name and the dimensions of its metric.
///
/// Unchecked: `lock` guards every access to the values.
private final class RecordingMetrics: MetricsFactory, @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: [Int64]] = [:]

  var totals: [String: [Int64]] { lock.withLock { values } }

  fileprivate final class Handler: CounterHandler, RecorderHandler, TimerHandler {
    let name: String
    let metrics: RecordingMetrics

    init(_ name: String, _ metrics: RecordingMetrics) {
      self.name = name
      self.metrics = metrics
    }

    func increment(by amount: Int64) { record(amount) }
    func reset() {}
    func recordNanoseconds(_ duration: Int64) { record(duration) }
    func record(_ value: Int64) { metrics.lock.withLock { metrics.values[name, default: []].append(value) } }
    func record(_ value: Double) { record(Int64(value)) }
  }

  private func handler(_ label: String, _ dimensions: [(String, String)]) -> Handler {
    Handler(([label] + dimensions.map { "\($0.0)=\($0.1)" }).joined(separator: " "), self)
  }

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    handler(label, dimensions)
  }

  func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    handler(label, dimensions)
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    handler(label, dimensions)
  }

  func destroyCounter(_ handler: any CounterHandler) {}
  func destroyRecorder(_ handler: any RecorderHandler) {}
  func destroyTimer(_ handler: any TimerHandler) {}
}
