// Why: Documentation/Decisions/0052-events-travel-on-a-websocket.md
/// A WebSocket of a page: its events and its patches on one connection.
///
/// The adapter writes the frames of ``stream`` as text messages, and passes each message of the page to
/// ``receive(_:whenHandled:)``. A message has the content of a POST request. It is answered by the patch that
/// acknowledges it, or by a frame with a status.
public final class LiveSocket: Sendable {
  /// The name of the protocol that the server accepts.
  static let protocolName = "live"

  /// The frames for the page. The connection is closed after the last one.
  public let stream: LiveStream
  /// The maximum length of a message, in bytes.
  public let messageLimit: Int
  /// The owner of the session.
  public let pages: LivePages
  private let token: Secret
  /// The time when the socket was opened.
  private let start: Duration
  /// The number of messages that were handled.
  @MainActor private var count = 0
  /// The number of rejected messages since the last accepted one.
  @MainActor private var rejectedInARow = 0
  /// The number of rejected messages in a row that closes the socket. The script of a page waits for the answer
  /// to each message, and longer after a rejection.
  private static let rejectionLimit = 100

  init(stream: LiveStream, of token: Secret, in pages: LivePages) {
    self.stream = stream
    self.token = token
    self.pages = pages
    messageLimit = pages.configuration.bodyLimit
    start = pages.clock.now()
  }

  /// Handles a message of the page on the main actor, after the earlier ones. It can be called from any thread.
  ///
  /// - Parameter whenHandled: Called on the main actor. An adapter that reads no further messages until some are
  ///   handled bounds their number.
  public func receive(_ message: [UInt8], whenHandled: @escaping @Sendable () -> Void) {
    let isAdded = pages.inbox.add(SocketMessage(socket: self, content: message, whenHandled: whenHandled))
    // The page sends its events again on the next connection.
    if !isAdded { stream.abandon() }
  }

  @MainActor
  fileprivate func handle(_ message: [UInt8]) {
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
      guard message.count <= messageLimit else { throw .tooLarge }
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

/// A message of a page, until the main actor handles it.
struct SocketMessage: Sendable {
  let socket: LiveSocket
  let content: [UInt8]
  let whenHandled: @Sendable () -> Void

  @MainActor
  func handle() {
    socket.handle(content)
    whenHandled()
  }
}
