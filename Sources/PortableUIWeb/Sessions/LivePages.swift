import PortableUI

/// The live pages of a server: a session with a view tree for each page that is open in a browser.
///
/// An adapter for a server library passes requests to ``respond(to:content:)`` and writes the responses. Live pages do
/// not depend on an HTTP library. One path serves a page, its stream and its events:
///
/// ```swift
/// let pages = LivePages()
/// let response = try await pages.respond(to: request) { ProfileView(userID: 1) }
/// ```
///
/// All work is on the main actor, except the delivery of a stream's frames. See ``LiveStream``.
@MainActor
public final class LivePages {
  nonisolated public let configuration: LivePageConfiguration
  nonisolated let reporter: any LivePageReporter
  nonisolated let clock: LiveClock
  nonisolated let allowedHosts: AllowedHosts
  nonisolated let forwarding: Forwarding

  var sessions: [Secret: LiveSession] = [:]
  /// The numbers of sessions that streams have claimed, by their networks.
  var sessionsOfAddress: [String: Int] = [:]
  /// The sessions whose pages have not opened their streams, from oldest to newest.
  var unclaimed: [LiveSession] = []
  var limiter: PageLimiter
  /// The documents that are created, which includes waiting for their first loads.
  let documents: WorkQueue
  /// The parts of this work that occupy the main actor, one at a time.
  let turns = WorkQueue(limit: 1)
  /// The time of the last event of a page.
  var lastEvent: Duration?
  /// The number of sessions that have ended since memory was returned to the system.
  var endedSinceTrim = 0
  /// The task that checks the sessions while there are any.
  var sweepTask: Task<Void, Never>?
  /// Whether new sessions are rejected.
  public internal(set) var isShuttingDown = false

  /// - Parameters:
  ///   - clock: The clock for lifetimes and limits. Tests can use a manual one.
  ///   - reporter: Receives events for metrics and logs.
  nonisolated public init<C: Clock>(
    configuration: LivePageConfiguration = LivePageConfiguration(),
    clock: C = ContinuousClock(),
    reporter: any LivePageReporter = SilentReporter()
  ) where C.Duration == Duration {
    self.configuration = configuration
    limiter = PageLimiter(burst: configuration.pageBurst, perSecond: configuration.pagesPerSecond)
    documents = WorkQueue(limit: configuration.pagesAtOnce)
    self.clock = LiveClock(clock)
    self.reporter = reporter
    allowedHosts = AllowedHosts(configuration)
    forwarding = Forwarding(configuration)
  }

  /// Whether a page has sent an event within the last second.
  var isInUse: Bool { lastEvent.map { clock.now() - $0 < .seconds(1) } ?? false }

  /// The number of sessions.
  public var sessionCount: Int { sessions.count }

  /// Returns the response to a request for a page.
  ///
  /// - Parameter content: Creates the view of the page. It is not called for events and streams, which use the existing
  ///   view.
  /// - Throws: Only errors of `content`.
  public func respond<Content: View>(
    to request: LiveRequest, @ViewBuilder content: @MainActor () throws -> Content
  ) async throws -> LiveResponse {
    guard forwarding.isUsed else { return try await answer(request, content: content) }
    var request = request
    forwarding.apply(to: &request)
    return try await answer(request, content: content)
  }

  private func answer<Content: View>(
    _ request: LiveRequest, @ViewBuilder content: @MainActor () throws -> Content
  ) async throws -> LiveResponse {
    do {
      guard allowedHosts.contains(request.host, ownAddresses: request.ownAddresses) else {
        throw LiveRejection.foreignHost
      }
      switch request.method {
      case .post: return try receive(request)
      case .get where request.wantsStream: return try stream(request)
      case .get: return try await page(request, content: content)
      case .head: return try head(request, content: content)
      case .other: throw LiveRejection.methodNotAllowed
      }
    } catch let rejection as LiveRejection {
      reporter.rejected(rejection)
      return rejection.response
    }
  }

  /// Rejects new sessions, ends the existing ones, and makes their pages reload.
  ///
  /// The pages reload at random times within ``LivePageConfiguration/reloadJitter``, to distribute the load on the next
  /// server.
  public func shutdown() {
    isShuttingDown = true
    let jitter = max(0, Int(configuration.reloadJitter / .milliseconds(1)))
    for session in Array(sessions.values) {
      let lastFrame = "event:reload\ndata:\(Int.random(in: 0...jitter))\n\n"
      end(session, .shutdown, lastFrame: Array(lastFrame.utf8))
    }
  }
}
