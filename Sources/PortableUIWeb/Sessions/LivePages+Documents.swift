import PortableUI

extension LivePages {
  /// Creates a session, and returns a response with its initial HTML, or with its tree for an open document.
  ///
  /// Many documents are created one after another, so that the events of open pages are handled in between.
  func page<Content: View>(
    _ request: LiveRequest, as form: PageForm = .document, @ViewBuilder content: @MainActor () async throws -> Content
  ) async throws -> LiveResponse {
    var request = request
    request.endedPersons = request.endedPersons ?? endedPersons.count
    let network = request.remoteAddress.flatMap(ClientNetwork.init(of:))
    let view: Content
    switch try await open(request, in: network, createsSession: true, content) {
    case .view(let opened): view = opened
    case .redirect(let response): return response
    }
    let start = clock.now()
    // Others may have come while the content was asked for.
    try checkPlace()
    await documents.enter()
    defer { documents.leave() }

    var waiting = Duration.zero
    let session = try await turn {
      waiting = clock.now() - start
      // Sessions may have been opened meanwhile.
      try checkCaps(network)
      try checkPerson(of: request)
      return try makeSession(request, as: form, network: network, view: view)
    }
    await firstLoad(of: session.host)
    var response = try await turn {
      switch form {
      case .document: try document(of: session, request)
      case .snapshot: try snapshot(of: session, request)
      }
    }
    setCookie(of: session, request, in: &response)
    if response.status >= 400 {
      response.fallback = LiveResponse.Fallback { [weak self] in self?.end(session, .displaced) }
    }
    reporter.document(waiting: waiting, duration: clock.now() - start)
    return response
  }

  /// The content of an address.
  private enum Opened<Content> {
    case view(Content)
    case redirect(LiveResponse)
  }

  /// Checks a request for a document, and returns its view or the redirect of its route.
  private func open<Content: View>(
    _ request: LiveRequest, in network: ClientNetwork?, createsSession: Bool,
    _ content: @MainActor () async throws -> Content
  ) async throws -> Opened<Content> {
    try request.checkDocument(configuration)
    if createsSession {
      if request.isPrefetch { throw LiveRejection.prefetch }
      try checkCaps(network)
    }
    if isShuttingDown { throw LiveRejection.shuttingDown }
    if let network, !limiter.take(network, at: clock.now()) { throw LiveRejection.tooManyPagesOfAddress }
    try checkPlace()
    do { return .view(try await ask(content)) } catch let redirect as PageRedirect {
      return .redirect(try redirect.response())
    }
  }

  /// Rejects a request for which there is no place among the documents that are created and the requests that wait.
  private func checkPlace() throws(LiveRejection) {
    guard documents.count + arrivingCount < documents.limit + configuration.waitingPages else { throw .tooManyPages }
  }

  /// Returns the view of a page, which may ask a database first.
  ///
  /// It begins in a turn of its own. It takes no place among the documents that are created, because a slow database must
  /// not delay the documents of other pages.
  private func ask<Content: View>(_ content: @MainActor () async throws -> Content) async throws -> Content {
    arrivingCount += 1
    await turn {}
    arrivingCount -= 1
    return try await content()
  }

  private func makeSession(
    _ request: LiveRequest, as form: PageForm, network: ClientNetwork?, view: some View
  ) throws(LiveRejection) -> LiveSession {
    let visitor = Visitor(request, site: request.site(configuration))
    let cookie = LiveCookie.secret(in: request.cookie) ?? secretOfNewBrowser(in: network)
    var texts: [StorageKey: String?] = [:]
    if case .snapshot(let body) = form {
      texts = self.texts(
        try EventBatch(json: body, limit: configuration.eventsPerRequest).texts(),
        of: SealedStates.Owner(browser: cookie.description, person: request.person, view: request.route))
    }
    let host = makeHost(request, visitor: visitor, continuingWith: texts, view: view)
    let session = LiveSession(
      cookie: cookie, network: network, target: request.target, route: request.route, isErrorPage: request.isErrorPage,
      person: request.person, visitor: visitor, host: host, pages: self)
    add(session)
    return session
  }

  private func makeHost(
    _ request: LiveRequest, visitor: Visitor, continuingWith texts: [StorageKey: String?] = [:], view: some View
  ) -> ViewHost {
    let route = request.route
    let diagnose = { [reporter] (diagnostic: Diagnostic) in reporter.diagnosed(diagnostic, page: route) }
    let environment = environment(of: visitor)
    guard let error = request.errorContent else {
      let host = ViewHost(
        environment: environment, address: request.location, continuingWith: texts, didDiagnose: diagnose, inside: nil
      ) { view }
      host.didMatchAddress = { [weak host] matches in if !matches { host?.repeatHead() } }
      return host
    }
    let failure = PageFailure()
    let host = ViewHost(
      environment: environment, address: request.location, continuingWith: texts, didDiagnose: diagnose, inside: nil
    ) {
      ReplaceablePage(failure: failure, content: view, error: error)
    }
    host.replaceUnmatchedContent(failure)
    return host
  }

  private func secretOfNewBrowser(in network: ClientNetwork?) -> Secret {
    let secret = Secret()
    newBrowsers.add(secret, of: network, at: clock.now())
    return secret
  }

  /// Returns the environment of the pages of a visitor.
  func environment(of visitor: Visitor) -> EnvironmentValues {
    var environment = visitor.environment(fallback: configuration.fallbackLanguage)
    environment.rowLimit = configuration.rowLimit
    environment.imageOrigins = configuration.contentSecurity.imageOrigins + [visitor.site]
    if configuration.words != PageWords() { environment.pageWords = configuration.words }
    return environment
  }

  private func document(of session: LiveSession, _ request: LiveRequest) throws(LiveRejection) -> LiveResponse {
    try endFirstLoad(of: session, request)
    let host = session.host
    host.flush()
    session.startPatches()
    host.usedFileTransfers?.offerWaiting()
    let document = PageDocument(
      tree: host.tree, title: host.title, status: host.status, head: host.head,
      origin: request.site(configuration), language: DocumentLanguage(of: host, fallback: configuration.language),
      focused: host.focusedElement, token: session.token,
      assetPath: request.assetPath, person: request.person,
      offersSocket: request.canSwitchToSocket && configuration.socketLifetime > .zero)
    host.openHistory()
    return document.response(configuration, refused: reporter.refused)
  }

  /// Checks what may have changed while the first content of a page was loading, which is as it is sent from now on.
  func endFirstLoad(of session: LiveSession, _ request: LiveRequest) throws(LiveRejection) {
    if isShuttingDown { throw .shuttingDown }
    try checkPerson(of: request)
    guard !session.hasEnded else { throw .tooManyPages }
    session.host.didRender = nil
    if session.host.hasUnmatchedAddress { session.host.didMatchAddress?(false) }
  }

  private func setCookie(of session: LiveSession, _ request: LiveRequest, in response: inout LiveResponse) {
    let name = configuration.processName
    guard !LiveCookie.holds(session.cookie, ofProcess: name, in: request.cookie) else { return }
    let isSecure = request.usesHTTPS(configuration)
    response.headers.append(LiveCookie.header(session.cookie, process: name, isSecure: isSecure))
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

  /// Returns the status and headers of a document without creating a session.
  ///
  /// Its views exist until its first content is complete, because their content determines the status.
  func head<Content: View>(
    _ request: LiveRequest, @ViewBuilder content: @MainActor () async throws -> Content
  ) async throws -> LiveResponse {
    let network = request.remoteAddress.flatMap(ClientNetwork.init(of:))
    let view: Content
    switch try await open(request, in: network, createsSession: false, content) {
    case .view(let opened): view = opened
    case .redirect(let response): return response
    }
    await documents.enter()
    defer { documents.leave() }
    let host = await turn {
      makeHost(request, visitor: Visitor(request, site: request.site(configuration)), view: view)
    }
    defer { host.close() }
    await firstLoad(of: host)
    let status = await turn {
      if host.hasUnmatchedAddress { host.didMatchAddress?(false) }
      host.flush()
      return host.status
    }
    var response = LiveResponse(status: status.code, headers: PageDocument.headers(nonce: nil, configuration))
    if status.isError { response.fallback = LiveResponse.Fallback {} }
    return response
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
