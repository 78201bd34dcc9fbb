extension LivePages {
  /// Answers the ticket of a page with its cookies and its target, and ends the page, which loads the target.
  ///
  /// The browser also gets a new secret: one that was planted before a sign-in is worth nothing afterwards. The other
  /// pages of the browser load again, because they belong to the older secret.
  func redeem(_ body: [UInt8], _ request: LiveRequest) throws(LiveRejection) -> LiveResponse {
    // Whoever is signed in, since the cookie of a person who signs out may already be revoked.
    let session = try sessionOfBrowser(for: request, isStrict: true)
    try session.takeTokens(1)
    let secret = try Ticket.secret(in: body)
    guard let ticket = session.ticket, ticket.secret == secret else { throw .unknownTicket }
    session.ticket = nil
    if ticket.isLate(at: clock.now()) {
      if ticket.isLast { end(session, .renewed) }
      throw .lateTicket
    }
    let old = session.cookie
    end(session, .left)
    for other in Array(sessions.values) where other.cookie == old { renew(other) }
    return response(to: ticket, isSecure: request.usesHTTPS(configuration))
  }

  private func response(to ticket: Ticket, isSecure: Bool) -> LiveResponse {
    var body = JSONWriter()
    body.raw("{\"target\":")
    body.string(ticket.target.description)
    body.raw("}")
    var headers = [("Content-Type", "application/json")] + LiveResponse.commonHeaders
    headers += ticket.cookies.map { $0.header(isSecure: isSecure) }
    headers.append(LiveCookie.header(Secret(), process: configuration.processName, isSecure: isSecure))
    return LiveResponse(status: 200, headers: headers, body: .bytes(body.bytes))
  }

  /// Ends a session, and makes its page load again at once if it has a stream.
  func renew(_ session: LiveSession) {
    end(session, .renewed, lastFrame: Array("event:changed\ndata:0\n\n".utf8))
  }
}
