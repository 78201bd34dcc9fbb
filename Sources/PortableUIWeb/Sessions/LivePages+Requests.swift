extension LivePages {
  /// Applies the events of a request.
  func receive(_ request: LiveRequest) throws(LiveRejection) -> LiveResponse {
    try request.checkOwnPage(configuration)
    guard request.isJSON else { throw .notJSON }
    guard case .bytes(let body) = request.body, body.count <= configuration.bodyLimit else { throw .tooLarge }
    let session = try session(for: request)

    return try receive(body, in: session)
  }

  /// Applies the events of a batch.
  func receive(_ body: [UInt8], in session: LiveSession) throws(LiveRejection) -> LiveResponse {
    // Parsing takes a token even if it fails, so that malformed requests are limited too.
    try session.takeTokens(1)
    let batch = try EventBatch(json: body, limit: configuration.eventsPerRequest)
    if batch.events.count > 1 { try session.takeTokens(batch.events.count - 1) }
    if batch.isLast {
      session.applyLast(batch)
      if session.drainingSince == nil { end(session, .left) }
      return .accepted
    }
    guard batch.number <= session.applied + 1 else {
      reporter.rejected(.missingEvents)
      return .missingEvents(from: session.applied + 1)
    }
    try session.apply(batch)
    return .accepted
  }

  /// Opens the stream of a page.
  func stream(_ request: LiveRequest) throws(LiveRejection) -> LiveResponse {
    try request.checkOwnPage(configuration)
    guard let last = request.last.flatMap(UInt64.init) else { throw .malformed }
    let stream = try openStream(of: session(for: request), after: last, request)
    return LiveResponse(status: 200, headers: LiveResponse.streamHeaders, body: .stream(stream))
  }

  func openStream(
    of session: LiveSession, after last: UInt64, _ request: LiveRequest
  ) throws(LiveRejection) -> LiveStream {
    guard !isShuttingDown else { throw .shuttingDown }
    // A token is taken because a snapshot is expensive.
    try session.takeTokens(1)
    try claim(session)
    session.updateVisitor(from: request)
    return session.openStream(after: last)
  }

  func session(for request: LiveRequest) throws(LiveRejection) -> LiveSession {
    guard let page = request.page else { throw .malformed }
    guard let token = Secret(page), let session = sessions[token] else { throw .noSession }
    guard LiveCookie.holds(session.cookie, in: request.cookie) else { throw .wrongCookie }
    // The checks in front of another route say nothing about this page.
    guard session.target == request.target else { throw .wrongPage }
    return session
  }
}
