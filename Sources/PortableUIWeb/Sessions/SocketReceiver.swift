/// Handles the messages of a page's WebSocket, and ends it when its page sends too many that are rejected.
@MainActor
final class SocketReceiver {
  private let stream: LiveStream
  private let token: Secret
  /// The owner of the session.
  private let pages: LivePages
  /// The time when the socket was opened.
  private let start: Duration
  /// The number of messages that were handled.
  private var count = 0
  /// The number of rejected messages since the last accepted one.
  private var rejectedInARow = 0
  /// The number of rejected messages in a row that closes the socket. The script of a page waits for the answer
  /// to each message, and longer after a rejection.
  private static let rejectionLimit = 100

  init(stream: LiveStream, of token: Secret, in pages: LivePages) {
    self.stream = stream
    self.token = token
    self.pages = pages
    start = pages.clock.now()
  }

  func handle(_ message: [UInt8]) {
    guard rejectedInARow < Self.rejectionLimit else { return }
    // The messages of a socket that another stream has replaced are sent again.
    guard let session = pages.sessions[token], stream.delivers(session.queue) else { return stream.abandon() }
    // A POST passes the middleware of the route, which may meanwhile reject the user.
    guard pages.clock.now() - start < pages.configuration.socketLifetime else {
      return session.closeStream(after: Array("event:renew\ndata:0\n\n".utf8))
    }
    count += 1
    let newest = session.patches.newest
    let response: LiveResponse
    do throws(LiveRejection) {
      guard message.count <= pages.configuration.bodyLimit else { throw .tooLarge }
      response = try pages.receive(message, in: session)
    } catch {
      pages.reporter.rejected(error)
      response = error.response
    }
    let isAccepted = response.status == LiveResponse.accepted.status
    rejectedInARow = isAccepted ? 0 : rejectedInARow + 1
    // A patch has answered it.
    guard !isAccepted || session.patches.newest == newest else { return }
    session.answer(count, with: response)
    if rejectedInARow == Self.rejectionLimit { session.closeStream(after: nil, because: .violation) }
  }
}
