import PortableUI

extension LivePages {
  /// Creates a session, and returns a response with its initial HTML.
  ///
  /// Many documents are created one after another, so that the events of open pages are handled in between.
  func page<Content: View>(
    _ request: LiveRequest, @ViewBuilder content: @MainActor () throws -> Content
  ) async throws -> LiveResponse {
    try request.checkDocument(configuration)
    if request.isPrefetch { throw LiveRejection.prefetch }
    let network = request.remoteAddress.flatMap(ClientNetwork.init(of:))
    try checkCaps(network)
    if let network, !limiter.take(network, at: clock.now()) { throw LiveRejection.tooManyPagesOfAddress }
    guard !documents.isFull || documents.waitingCount < configuration.waitingPages else {
      throw LiveRejection.tooManyPages
    }
    let start = clock.now()
    await documents.enter()
    defer { documents.leave() }

    var waiting = Duration.zero
    let session = try await turn {
      waiting = clock.now() - start
      // Sessions may have been opened meanwhile.
      try checkCaps(network)
      return try makeSession(request, network: network, view: content())
    }
    await firstLoad(of: session.host)
    let response = try await turn { try document(of: session, request) }
    reporter.document(waiting: waiting, duration: clock.now() - start)
    return response
  }

  private func makeSession(
    _ request: LiveRequest, network: ClientNetwork?, view: some View
  ) -> LiveSession {
    let visitor = Visitor(request)
    let page =
      request.location.map { $0.base.isEmpty ? "/" : $0.base } ?? String(request.target?.prefix { $0 != "?" } ?? "")
    let diagnose = { [reporter] (diagnostic: Diagnostic) in reporter.diagnosed(diagnostic, page: page) }
    let host = ViewHost(
      environment: environment(of: visitor), address: request.location, didDiagnose: diagnose
    ) { view }
    let cookie = LiveCookie.secret(in: request.cookie) ?? secretOfNewBrowser(in: network)
    let session = LiveSession(
      cookie: cookie, network: network, target: request.target, visitor: visitor, host: host, pages: self)
    add(session)
    return session
  }

  private func secretOfNewBrowser(in network: ClientNetwork?) -> Secret {
    let secret = Secret()
    newBrowsers.add(secret, of: network, at: clock.now())
    return secret
  }

  /// Returns the environment of the pages of a visitor.
  func environment(of visitor: Visitor) -> EnvironmentValues {
    var environment = visitor.environment
    environment.rowLimit = configuration.rowLimit
    return environment
  }

  private func document(of session: LiveSession, _ request: LiveRequest) throws(LiveRejection) -> LiveResponse {
    if isShuttingDown { throw .shuttingDown }
    guard !session.hasEnded else { throw .tooManyPages }
    let host = session.host
    host.didRender = nil
    host.flush()
    session.startPatches()
    let document = PageDocument(
      tree: host.tree, title: host.title, focused: host.focusedElement, token: session.token,
      assetPath: request.assetPath,
      offersSocket: request.canSwitchToSocket && configuration.socketLifetime > .zero)
    host.openHistory()
    var response = document.response(configuration, refused: reporter.refused)
    let name = configuration.processName
    if !LiveCookie.holds(session.cookie, ofProcess: name, in: request.cookie) {
      let isSecure = request.usesHTTPS(configuration)
      response.headers.append(LiveCookie.header(session.cookie, process: name, isSecure: isSecure))
    }
    return response
  }

  /// Does a part of the work for a document when it is its turn.
  ///
  /// While pages are in use, the main actor is free between two parts for as long as the first one took.
  private func turn<Result>(_ work: () throws -> Result) async rethrows -> Result {
    await turns.enter()
    let start = clock.now()
    defer {
      let duration = clock.now() - start
      if isInUse, duration > .zero {
        turns.leaveLater { [clock] in try? await clock.sleep(duration) }
      } else {
        turns.leaveLater()
      }
    }
    return try work()
  }

  /// Returns the headers of a document without creating a session. The view is created only to detect errors.
  func head<Content: View>(
    _ request: LiveRequest, @ViewBuilder content: @MainActor () throws -> Content
  ) throws -> LiveResponse {
    try request.checkDocument(configuration)
    if isShuttingDown { throw LiveRejection.shuttingDown }
    if let network = request.remoteAddress.flatMap(ClientNetwork.init(of:)),
      !limiter.allows(network, at: clock.now())
    {
      throw LiveRejection.tooManyPagesOfAddress
    }
    _ = try content()
    return LiveResponse(status: 200, headers: PageDocument.headers(nonce: nil, configuration))
  }

  /// Waits until the page displays no progress indicator, up to a time limit.
  private func firstLoad(of host: ViewHost) async {
    guard host.isBusy, configuration.firstLoadWait > .zero else { return }
    let (loaded, continuation) = AsyncStream<Never>.makeStream()
    host.didRender = { _ in
      if !host.isBusy { continuation.finish() }
    }
    let timer = Task { [clock, configuration] in
      try? await clock.sleep(configuration.firstLoadWait)
      continuation.finish()
    }
    for await _ in loaded {}
    timer.cancel()
  }
}
