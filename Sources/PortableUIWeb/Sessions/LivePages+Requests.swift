extension LivePages {
  /// Applies the events of a request.
  func receive(_ request: LiveRequest) throws(LiveRejection) -> LiveResponse {
    try request.checkOwnPage(configuration)
    guard request.isJSON else { throw .notJSON }
    guard case .bytes(let body) = request.body, body.count <= configuration.bodyLimit else { throw .tooLarge }
    if body.starts(with: Ticket.messageStart) { return try redeem(body, request) }
    return try receive(body, in: session(for: request))
  }

  /// Applies the events of a batch.
  func receive(_ body: [UInt8], in session: LiveSession) throws(LiveRejection) -> LiveResponse {
    // A page of an ended person only redeems its ticket.
    if session.ticket?.isLast == true { throw .noSession }
    // Parsing takes a token even if it fails, so that malformed requests are limited too.
    try session.takeTokens(1)
    let batch = try EventBatch(json: body, limit: configuration.eventsPerRequest)
    if batch.events.count > 1 { try session.takeTokens(batch.events.count - 1) }
    let written = session.patches.writtenBytes
    defer { charge(session, since: written) }
    if batch.isLast {
      session.applyLast(batch)
      if !session.connection.isDraining { end(session, .left) }
      return .accepted
    }
    if let network = session.network, !batch.events.isEmpty, limiter.isExhausted(network, at: clock.now()) {
      throw .tooManyEvents
    }
    guard batch.number <= session.inbox.next else {
      reporter.rejected(.missingEvents)
      return .missingEvents(from: session.inbox.next)
    }
    try session.apply(batch)
    return .accepted
  }

  /// Counts the work of a request: for the session, and for the address of its page.
  ///
  /// The bytes that were written measure it, because their number grows with the part of the tree that was rendered.
  private func charge(_ session: LiveSession, since written: Int, isDocument: Bool = false) {
    let bytes = session.patches.writtenBytes - written
    guard bytes > 0 else { return }
    session.inbox.charge(bytes: bytes, at: clock.now())
    guard let network = session.network, !isDocument else { return }
    limiter.charge(network, Double(bytes) / Double(configuration.patchBytesPerPage), at: clock.now())
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
    try session.takeTokens(1)
    let needsSnapshot = session.patches.frames(after: last) == nil
    // A snapshot costs as much as a document.
    if needsSnapshot, let network = session.network, !limiter.take(network, at: clock.now()) {
      throw .tooManyPagesOfAddress
    }
    try claim(session)
    let written = session.patches.writtenBytes
    defer { charge(session, since: written, isDocument: needsSnapshot) }
    session.updateVisitor(from: request)
    return session.openStream(after: last)
  }

  /// Returns the session of the page that sent a request, if it is used by its browser, route and person.
  func session(for request: LiveRequest) throws(LiveRejection) -> LiveSession {
    let session = try sessionOfBrowser(for: request)
    guard session.person == request.person else { throw .wrongPerson }
    return session
  }

  /// Returns the session of the page that sent a request, whoever is signed in now.
  ///
  /// - Parameter isStrict: Whether the secret of a browser that has just opened several pages does not stand for another
  ///   one of these.
  func sessionOfBrowser(
    for request: LiveRequest, isStrict: Bool = false
  ) throws(LiveRejection) -> LiveSession {
    guard let page = request.page else { throw .malformed }
    guard let token = Secret(page), let session = sessions[token] else { throw .noSession }
    // Other pages are behind the middleware that has rejected this request.
    guard session.isErrorPage || !request.isErrorPage else { throw .noSession }
    guard isUsed(session, byBrowserOf: request, isStrict: isStrict) else { throw .wrongCookie }
    // The checks in front of another route say nothing about this page.
    guard session.target == request.target else { throw .wrongPage }
    return session
  }

  private func isUsed(_ session: LiveSession, byBrowserOf request: LiveRequest, isStrict: Bool) -> Bool {
    if LiveCookie.holds(session.cookie, in: request.cookie) { return true }
    guard !isStrict, let secret = newBrowsers.replacement(of: session.cookie, in: request.cookie, at: clock.now())
    else {
      return false
    }
    session.cookie = secret
    return true
  }
}
