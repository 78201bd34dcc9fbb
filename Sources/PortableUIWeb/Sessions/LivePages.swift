import PortableUI

/// The live pages of a server: a session with a view tree for each page that is open in a browser.
///
/// An adapter for a server library passes requests on to ``respond(to:content:)`` and writes what comes back; live
/// pages themselves know no HTTP library. One path serves a page, its stream and its events:
///
/// ```swift
/// let pages = LivePages()
/// let response = try await pages.respond(to: request) { ProfileView(userID: 1) }
/// ```
///
/// Everything happens on the main actor. Only the frames of a stream leave it, see ``LiveStream``.
@MainActor
public final class LivePages {
  nonisolated public let configuration: LivePageConfiguration
  nonisolated let reporter: any LivePageReporter
  nonisolated let clock: LiveClock

  var sessions: [Secret: LiveSession] = [:]
  var sessionsOfAddress: [String: Int] = [:]
  /// Looks after the sessions for as long as there are any.
  var caretaker: Task<Void, Never>?
  /// Whether no further sessions are made.
  public internal(set) var isShuttingDown = false

  /// - Parameters:
  ///   - clock: What lifetimes and limits count on; tests move it by hand.
  ///   - reporter: Is told what happens, for counters and logs.
  nonisolated public init<C: Clock>(
    configuration: LivePageConfiguration = LivePageConfiguration(),
    clock: C = ContinuousClock(),
    reporter: any LivePageReporter = SilentReporter()
  ) where C.Duration == Duration {
    self.configuration = configuration
    self.clock = LiveClock(clock)
    self.reporter = reporter
  }

  /// How many sessions there are.
  public var sessionCount: Int { sessions.count }

  /// Answers a request for a page.
  ///
  /// - Parameter content: Makes the page's view. Not called for events and streams, which meet the view there is.
  /// - Throws: What `content` throws, and nothing else.
  public func respond<Content: View>(
    to request: LiveRequest, @ViewBuilder content: @MainActor () throws -> Content
  ) async throws -> LiveResponse {
    do {
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

  /// Makes no further sessions, ends those there are, and tells their pages to come back.
  ///
  /// The pages reload at different times within ``LivePageConfiguration/reloadJitter``, so that the next server does
  /// not meet all of them at once.
  public func shutdown() {
    isShuttingDown = true
    let jitter = max(0, Int(configuration.reloadJitter / .milliseconds(1)))
    for session in Array(sessions.values) {
      let farewell = "event:reload\ndata:\(Int.random(in: 0...jitter))\n\n"
      end(session, .shutdown, farewell: Array(farewell.utf8))
    }
  }
}
