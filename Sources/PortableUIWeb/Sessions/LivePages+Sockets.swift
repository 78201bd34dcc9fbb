extension LivePages {
  /// Opens a WebSocket of a page.
  ///
  /// Every rejection is a response without a switch. The script of the page cannot read it, and then requests a stream,
  /// whose response it can read.
  func socket(_ request: LiveRequest) throws(LiveRejection) -> LiveResponse {
    guard request.canSwitchToSocket, configuration.socketLifetime > .zero else { throw .noSocket }
    // Browsers always send it, and do not restrict WebSockets to their own origin otherwise.
    guard request.origin != nil else { throw .foreignOrigin }
    try request.checkOwnPage(configuration)
    guard let protocols = SocketProtocols((request.socketProtocols ?? "").utf8) else { throw .malformed }
    var request = request
    (request.page, request.zone, request.locale) = (protocols.page, protocols.zone, protocols.locale)
    request.scheme = protocols.scheme
    let session = try session(for: request)
    let stream = try openStream(of: session, after: protocols.last, request)
    // The page gives up a socket that carries nothing, since some proxies open one and drop its frames.
    session.sendFirstFrame()
    let receiver = SocketReceiver(stream: stream, of: session.token, in: self)
    return .switching(
      to: LiveSocket(stream: stream, messageLimit: configuration.bodyLimit, inbox: inbox) { receiver.handle($0) })
  }
}
