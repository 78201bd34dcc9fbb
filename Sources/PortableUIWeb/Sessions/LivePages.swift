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
  /// Seals the states that browsers keep, if the site has a seal.
  nonisolated let savedStates: SealedStates?
  /// The messages of WebSockets.
  nonisolated let inbox = SocketInbox()
  /// The writers of streams that have frames to write.
  nonisolated let wakeups = StreamWakeups()

  var sessions: [Secret: LiveSession] = [:]
  /// The numbers of sessions that streams have claimed, by their networks.
  var sessionsOfAddress: [ClientNetwork: Int] = [:]
  /// The sessions whose pages have not opened their streams, from oldest to newest.
  var unclaimed: [LiveSession] = []
  var limiter: PageLimiter
  var newBrowsers = NewBrowsers()
  /// The persons whose pages have ended a short time ago.
  nonisolated let endedPersons = EndedPersons()
  /// Carries the ends of persons between the processes of the site.
  nonisolated let personNotices: (any PersonNotices)?
  /// The notices of all processes.
  nonisolated let receivedNotices: AsyncStream<PersonNotice>?
  /// The task that reads them, from the first page on.
  var noticeTask: Task<Void, Never>?
  /// The documents that are created, which includes waiting for their first loads.
  let documents: WorkQueue
  /// The number of requests for documents that wait for their first turn, before they have a place in `documents`.
  var arrivingCount = 0
  /// The parts of this work that occupy the main actor, one at a time.
  let turns = WorkQueue(limit: 1)
  /// The files that pages receive and offer.
  nonisolated let uploads: UploadStore
  /// The time of the last event of a page.
  var lastEvent: Duration?
  /// The number of sessions that have ended since memory was returned to the system.
  var endedSinceTrim = 0
  /// The state of the build while the sources of this program are edited, and `nil` otherwise.
  var buildState: BuildState?
  /// The task that checks the sessions while there are any.
  var sweepTask: Task<Void, Never>?
  private enum Phase {
    case serving
    /// The sessions end. The continuations belong to the callers of ``drain()``.
    case shuttingDown(drains: [AsyncStream<Never>.Continuation])
  }

  private var phase = Phase.serving
  /// The processes whose pages have sent requests to this one. Each is reported once.
  private var foreignProcesses: Set<String> = []

  /// - Precondition: The settings are valid, such as names and addresses of hosts.
  /// - Parameters:
  ///   - clock: The clock for lifetimes and limits. Tests can use a manual one.
  ///   - reporter: Receives events for metrics and logs.
  ///   - personNotices: Carries ends of persons between the processes of the site. A single process needs none.
  nonisolated public init<C: Clock>(
    configuration: LivePageConfiguration = LivePageConfiguration(),
    clock: C = ContinuousClock(),
    reporter: any LivePageReporter = SilentReporter(),
    personNotices: (any PersonNotices)? = nil
  ) where C.Duration == Duration {
    precondition(
      configuration.processName.isEmpty || LivePageConfiguration.isProcessName(configuration.processName),
      """
      “\(configuration.processName)” cannot be the name of a process, which is part of a cookie. \
      Use at most 64 letters and digits of ASCII, - and _, as in 8081.
      """)
    let invalidOrigin = configuration.contentSecurity.invalidOrigin
    precondition(
      invalidOrigin == nil,
      """
      “\(invalidOrigin ?? "")” is not an origin of content for pages. Write it as a scheme and a host, as in \
      https://images.example.com or https://*.example.com.
      """)
    self.configuration = configuration
    limiter = PageLimiter(burst: configuration.pageBurst, perSecond: configuration.pagesPerSecond)
    documents = WorkQueue(limit: configuration.pagesAtOnce)
    uploads = UploadStore(configuration.uploads)
    self.clock = LiveClock(clock)
    self.reporter = reporter
    allowedHosts = AllowedHosts(configuration)
    forwarding = Forwarding(configuration)
    savedStates = SealedStates(configuration)
    self.personNotices = personNotices
    receivedNotices = personNotices?.notices()
  }

  deinit { noticeTask?.cancel() }

  /// Whether a page has sent an event within the last second.
  var isInUse: Bool { lastEvent.map { clock.now() - $0 < .seconds(1) } ?? false }

  /// Whether new sessions are rejected.
  public var isShuttingDown: Bool { if case .shuttingDown = phase { true } else { false } }

  /// The number of sessions.
  public var sessionCount: Int { sessions.count }

  /// Returns the response to a request for a page.
  ///
  /// - Parameter content: Creates the view of the page, after it has asked what it needs. It is not called for events and
  ///   streams, which use the existing view. A ``PageRedirect`` that it throws becomes the response.
  /// - Throws: Only errors of `content`.
  public func respond<Content: View>(
    to request: LiveRequest, @ViewBuilder content: @MainActor () async throws -> Content
  ) async throws -> LiveResponse {
    guard forwarding.isUsed else { return try await answer(request, content: content) }
    var request = request
    forwarding.apply(to: &request)
    return try await answer(request, content: content)
  }

  /// Returns the address of the client that sent a request, also behind a trusted proxy.
  nonisolated package func clientAddress(of request: LiveRequest) -> String? {
    guard forwarding.isUsed else { return request.remoteAddress }
    var request = request
    forwarding.apply(to: &request)
    return request.remoteAddress
  }

  private func answer<Content: View>(
    _ request: LiveRequest, @ViewBuilder content: @MainActor () async throws -> Content
  ) async throws -> LiveResponse {
    do {
      guard allowedHosts.contains(request.host, ownAddresses: request.ownAddresses) else {
        throw LiveRejection.foreignHost
      }
      switch request.method {
      case .post where request.reopening != nil: return try await reopen(request, content: content)
      case .post:
        if case .part(let part) = request.body { return try await receive(part, request) }
        return try receive(request)
      case .get where request.socketProtocols != nil: return try socket(request)
      case .get where request.wantsStream: return try stream(request)
      case .get: return try await page(request, content: content)
      case .head: return try await head(request, content: content)
      case .other: throw LiveRejection.methodNotAllowed
      }
    } catch let rejection as LiveRejection {
      reporter.rejected(rejection)
      if rejection == .noSession { reportForeignProcess(request) }
      var response = rejection.response(in: language(of: request), configuration.words)
      if rejection == .notPage { response.fallback = LiveResponse.Fallback {} }
      return response
    }
  }

  /// Returns the language of answers to a person.
  func language(of request: LiveRequest) -> LanguageTag {
    VisitorLocale.preferences(in: request.acceptLanguage).first?.tag ?? configuration.fallbackLanguage ?? .english
  }

  /// Reports once that requests for the pages of another process reach this one.
  private func reportForeignProcess(_ request: LiveRequest) {
    // The name is limited, because a client can send any.
    guard !configuration.processName.isEmpty, let other = LiveCookie.process(in: request.cookie),
      other != configuration.processName, foreignProcesses.count < 20, foreignProcesses.insert(other).inserted
    else { return }
    reporter.misdirected(owner: other, receiver: configuration.processName)
  }

  /// Rejects new sessions, ends the existing ones, and makes their pages open again.
  ///
  /// The pages do so at random times within ``LivePageConfiguration/reloadJitter``, to distribute the load on the next
  /// server. The work of a page that displays a progress indicator, such as saving, continues without the page, at most
  /// for ``LivePageConfiguration/drainLimit``. A server waits for it with ``drain()``.
  public func shutdown() {
    guard !isShuttingDown else { return }
    phase = .shuttingDown(drains: [])
    for session in Array(sessions.values) {
      let lastFrame = lastFrameOfShutdown()
      // A view whose rendering has stopped may have started to save since.
      session.host.isPaused = false
      session.host.flush()
      if session.wasClaimed, session.host.isBusy {
        session.drain(lastFrame: lastFrame)
      } else {
        end(session, .shutdown, lastFrame: lastFrame)
      }
    }
  }

  /// Waits until all sessions have ended after ``shutdown()``, or until the current task is canceled. Without a
  /// shutdown, it returns immediately.
  public func drain() async {
    guard case .shuttingDown(let drains) = phase else { return }
    if !sessions.isEmpty {
      let (ended, continuation) = AsyncStream<Never>.makeStream()
      phase = .shuttingDown(drains: drains + [continuation])
      for await _ in ended {}
    }
    await uploads.finishKeeping()
  }

  /// Resumes the callers of ``drain()``, because no session is left.
  func finishDraining() {
    guard case .shuttingDown(let drains) = phase else { return }
    phase = .shuttingDown(drains: [])
    for drain in drains { drain.finish() }
  }
}

/// A clock whose instants are durations since its creation, so that they can be stored without a generic type.
struct LiveClock: Sendable {
  let now: @Sendable () -> Duration
  let sleep: @Sendable (Duration) async throws -> Void

  init<C: Clock>(_ clock: C) where C.Duration == Duration {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(for: $0) }
  }
}
