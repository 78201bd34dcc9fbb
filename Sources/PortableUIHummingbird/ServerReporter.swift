#if Hummingbird
  public import Logging
  public import Metrics
  public import PortableUI
  public import PortableUIWeb

  /// A reporter that writes to swift-log and swift-metrics.
  ///
  /// Gauges:
  /// - `live_pages_sessions` (dimension `state`: `claimed` once the page has opened its stream, `unclaimed` before)
  /// - `live_pages_streams`
  ///
  /// Counters:
  /// - `live_pages_sessions_ended` (`reason`), `live_pages_events` (`outcome`), `live_pages_rejections` (`reason`),
  ///   `live_pages_refusals` (`content`), `live_pages_uploads` (`end`)
  /// - `live_pages_upload_bytes`, also of files that were not received completely
  /// - `live_pages_patches`, `live_pages_patch_bytes`, `live_pages_snapshots`, `live_pages_snapshot_bytes`
  ///
  /// Timers:
  /// - `live_pages_batch_time`: applying the events of a request, and rendering and sending their changes
  /// - `live_pages_document_time`: from the request for a document to its response, and of that
  ///   `live_pages_document_wait`, the time before its creation
  /// - `live_pages_slow_actions`
  ///
  /// Logs contain the labels of sessions, but no secret, no query of an address, and no content of a field.
  @MainActor
  public final class ServerReporter: LivePageReporter {
    private let makeLogger: @Sendable () -> Logger
    private let makeMetrics: @Sendable () -> any MetricsFactory
    // Created at their first use, because a program can configure logging and metrics after its routes.
    private lazy var logger = makeLogger()
    private lazy var metrics = makeMetrics()
    private lazy var claimed = Gauge(
      label: "live_pages_sessions", dimensions: [("state", "claimed")], factory: metrics)
    private lazy var unclaimed = Gauge(
      label: "live_pages_sessions", dimensions: [("state", "unclaimed")], factory: metrics)
    private lazy var streams = Gauge(label: "live_pages_streams", factory: metrics)
    private var openStreams = 0
    private lazy var patches = Counter(label: "live_pages_patches", factory: metrics)
    private lazy var patchBytes = Counter(label: "live_pages_patch_bytes", factory: metrics)
    private lazy var snapshots = Counter(label: "live_pages_snapshots", factory: metrics)
    private lazy var snapshotBytes = Counter(label: "live_pages_snapshot_bytes", factory: metrics)
    private lazy var uploadBytes = Counter(label: "live_pages_upload_bytes", factory: metrics)
    private lazy var batches = Metrics.Timer(label: "live_pages_batch_time", factory: metrics)
    private lazy var documents = Metrics.Timer(label: "live_pages_document_time", factory: metrics)
    private lazy var documentWaits = Metrics.Timer(label: "live_pages_document_wait", factory: metrics)
    private lazy var slowActions = Metrics.Timer(label: "live_pages_slow_actions", factory: metrics)
    private var ends: [SessionEnd: Counter] = [:]
    private var uploads: [UploadEnd: Counter] = [:]
    private var outcomes: [EventOutcome: Counter] = [:]
    private var rejections: [LiveRejection: Counter] = [:]
    private var refusals: [RefusedContent: Counter] = [:]

    /// - Parameters:
    ///   - logger: The logger. The default has the label `live-pages`.
    ///   - metrics: The factory of the metrics. The default is the factory of the process.
    nonisolated public init(
      logger: @autoclosure @escaping @Sendable () -> Logger = Logger(label: "live-pages"),
      metrics: @autoclosure @escaping @Sendable () -> any MetricsFactory = MetricsSystem.factory
    ) {
      makeLogger = logger
      makeMetrics = metrics
    }

    public func sessionStarted(_ label: String, now counts: SessionCounts) {
      record(counts)
      logger.debug("A live page was opened", metadata: ["session": "\(label)"])
    }

    public func sessionClaimed(_ label: String, now counts: SessionCounts) {
      record(counts)
      logger.debug("A live page has opened its stream", metadata: ["session": "\(label)"])
    }

    public func sessionEnded(_ label: String, _ reason: SessionEnd, now counts: SessionCounts) {
      record(counts)
      counter(&ends, reason, "live_pages_sessions_ended", ("reason", reason.rawValue)).increment()
      logger.debug("A live page has ended", metadata: ["session": "\(label)", "reason": "\(reason.rawValue)"])
    }

    private func record(_ counts: SessionCounts) {
      claimed.record(counts.claimed)
      unclaimed.record(counts.unclaimed)
    }

    public func document(waiting: Duration, duration: Duration) {
      documentWaits.record(duration: waiting)
      documents.record(duration: duration)
    }

    public func streamOpened() {
      openStreams += 1
      streams.record(openStreams)
    }

    public func streamClosed() {
      openStreams -= 1
      streams.record(openStreams)
    }

    public func event(_ outcome: EventOutcome, of label: String) {
      counter(&outcomes, outcome, "live_pages_events", ("outcome", "\(outcome)")).increment()
      guard outcome != .handled else { return }
      logger.debug("An event was dropped", metadata: ["outcome": "\(outcome)", "session": "\(label)"])
    }

    public func batch(duration: Duration) { batches.record(duration: duration) }

    public func patch(bytes: Int) {
      patches.increment()
      patchBytes.increment(by: bytes)
    }

    public func snapshot(bytes: Int) {
      snapshots.increment()
      snapshotBytes.increment(by: bytes)
    }

    public func upload(_ end: UploadEnd, bytes: Int) {
      counter(&uploads, end, "live_pages_uploads", ("end", end.rawValue)).increment()
      uploadBytes.increment(by: bytes)
    }

    public func rejected(_ rejection: LiveRejection) {
      counter(&rejections, rejection, "live_pages_rejections", ("reason", rejection.rawValue)).increment()
      logger.debug(
        "A request was rejected", metadata: ["status": "\(rejection.status)", "reason": "\(rejection.rawValue)"])
    }

    public func refused(_ content: RefusedContent) {
      counter(&refusals, content, "live_pages_refusals", ("content", content.rawValue)).increment()
      logger.warning(
        "Unsafe content was left out of a live page. Correct the view that displays it.",
        metadata: ["content": "\(content.rawValue)"])
    }

    public func blocked(_ action: SlowAction) {
      slowActions.record(duration: action.duration)
      logger.warning(
        "An action has blocked all live pages. Do its work outside of the main actor.",
        metadata: [
          "page": "\(action.page)", "action": "\(action.action)",
          "milliseconds": "\(Int(action.duration / .milliseconds(1)))",
        ])
    }

    public func misdirected(owner: String, receiver: String) {
      logger.warning(
        """
        A request for a page of another process has reached this one, so that the page has to be loaded again. If that \
        process is running, the proxy does not send the requests of a browser to the process that its cookie names: \
        see Documentation/Deployment.md, Several processes.
        """,
        metadata: ["process": "\(receiver)", "page": "\(owner)"])
    }

    public func diagnosed(_ diagnostic: Diagnostic, page: String) {
      logger.warning("\(diagnostic.message)", metadata: ["page": "\(page)", "kind": "\(diagnostic.kind)"])
    }

    private func counter<Key>(
      _ counters: inout [Key: Counter], _ key: Key, _ label: String, _ dimension: @autoclosure () -> (String, String)
    ) -> Counter {
      if let counter = counters[key] { return counter }
      let counter = Counter(label: label, dimensions: [dimension()], factory: metrics)
      counters[key] = counter
      return counter
    }
  }
#endif
