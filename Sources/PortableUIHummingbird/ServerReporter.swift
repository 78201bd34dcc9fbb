#if Hummingbird
  public import Logging
  public import Metrics
  public import PortableUI
  public import PortableUIWeb

  /// A reporter that writes to swift-log and swift-metrics.
  ///
  /// Metrics: the gauges `live_pages_sessions` and `live_pages_streams`; the counters `live_pages_sessions_ended`
  /// (dimension `reason`), `live_pages_events` (`outcome`), `live_pages_patches`, `live_pages_patch_bytes`,
  /// `live_pages_snapshots`, `live_pages_snapshot_bytes`, `live_pages_rejections` (`reason`) and
  /// `live_pages_refusals` (`content`); the timer `live_pages_slow_actions`.
  @MainActor
  public final class ServerReporter: LivePageReporter {
    private let makeLogger: @Sendable () -> Logger
    private let makeMetrics: @Sendable () -> any MetricsFactory
    // Created at their first use, because a program can configure logging and metrics after its routes.
    private lazy var logger = makeLogger()
    private lazy var metrics = makeMetrics()
    private lazy var sessions = Gauge(label: "live_pages_sessions", factory: metrics)
    private lazy var streams = Gauge(label: "live_pages_streams", factory: metrics)
    private var openStreams = 0
    private lazy var patches = Counter(label: "live_pages_patches", factory: metrics)
    private lazy var patchBytes = Counter(label: "live_pages_patch_bytes", factory: metrics)
    private lazy var snapshots = Counter(label: "live_pages_snapshots", factory: metrics)
    private lazy var snapshotBytes = Counter(label: "live_pages_snapshot_bytes", factory: metrics)
    private lazy var slowActions = Metrics.Timer(label: "live_pages_slow_actions", factory: metrics)
    private var ends: [SessionEnd: Counter] = [:]
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

    public func sessionStarted(count: Int) {
      sessions.record(count)
      logger.debug("A live page was opened", metadata: ["sessions": "\(count)"])
    }

    public func sessionEnded(_ reason: SessionEnd, count: Int) {
      sessions.record(count)
      counter(&ends, reason, "live_pages_sessions_ended", ("reason", reason.rawValue)).increment()
      logger.debug("A live page has ended", metadata: ["sessions": "\(count)", "reason": "\(reason.rawValue)"])
    }

    public func streamOpened() {
      openStreams += 1
      streams.record(openStreams)
    }

    public func streamClosed() {
      openStreams -= 1
      streams.record(openStreams)
    }

    public func event(_ outcome: EventOutcome) {
      counter(&outcomes, outcome, "live_pages_events", ("outcome", "\(outcome)")).increment()
      guard outcome != .handled else { return }
      logger.debug("An event was dropped", metadata: ["outcome": "\(outcome)"])
    }

    public func patch(bytes: Int) {
      patches.increment()
      patchBytes.increment(by: bytes)
    }

    public func snapshot(bytes: Int) {
      snapshots.increment()
      snapshotBytes.increment(by: bytes)
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
