import PortableUI

extension LivePages {
  /// Creates a session, and returns a response with its initial HTML.
  func page<Content: View>(
    _ request: LiveRequest, @ViewBuilder content: @MainActor () throws -> Content
  ) async throws -> LiveResponse {
    try request.checkDocument(configuration)
    if request.isPrefetch { throw LiveRejection.prefetch }
    let network = request.address(configuration).flatMap(ClientNetwork.name)
    try checkCaps(network)
    if let network, !limiter.take(network, at: clock.now()) { throw LiveRejection.tooManyPagesOfAddress }

    let view = try content()
    let known = LiveCookie.secret(in: request.cookie)
    let cookie = known ?? Secret()
    let visitor = Visitor(request)
    let host = ViewHost(environment: visitor.environment, address: request.location) { view }
    let session = LiveSession(
      cookie: cookie, network: network, target: request.target, visitor: visitor, host: host, pages: self)
    add(session)

    await firstLoad(of: host)
    guard !session.hasEnded else { throw isShuttingDown ? LiveRejection.shuttingDown : .tooManyPages }
    host.didRender = nil
    host.flush()
    session.startPatches()
    let document = PageDocument(
      tree: host.tree, title: host.title, focused: host.focusedElement, token: session.token,
      assetPath: request.assetPath)
    host.openHistory()
    var response = document.response(configuration, refused: reporter.refused)
    if known == nil { response.headers.append(LiveCookie.header(cookie, isSecure: configuration.isSecure)) }
    return response
  }

  /// Returns the headers of a document without creating a session. The view is created only to detect errors.
  func head<Content: View>(
    _ request: LiveRequest, @ViewBuilder content: @MainActor () throws -> Content
  ) throws -> LiveResponse {
    try request.checkDocument(configuration)
    if isShuttingDown { throw LiveRejection.shuttingDown }
    if let network = request.address(configuration).flatMap(ClientNetwork.name),
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
