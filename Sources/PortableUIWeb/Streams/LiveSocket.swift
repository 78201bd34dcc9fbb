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
  private let inbox: SocketInbox
  private let handle: @MainActor @Sendable ([UInt8]) -> Void

  /// Creates the WebSocket of a page.
  ///
  /// - Parameters:
  ///   - inbox: The messages of all WebSockets of the server.
  ///   - handle: Handles a message of the page.
  init(
    stream: LiveStream, messageLimit: Int, inbox: SocketInbox,
    handle: @escaping @MainActor @Sendable ([UInt8]) -> Void
  ) {
    self.stream = stream
    self.messageLimit = messageLimit
    self.inbox = inbox
    self.handle = handle
  }

  /// Handles a message of the page on the main actor, after the earlier ones. It can be called from any thread.
  ///
  /// - Parameter whenHandled: Called on the main actor. An adapter that reads no further messages until some are
  ///   handled bounds their number.
  public func receive(_ message: [UInt8], whenHandled: @escaping @Sendable () -> Void) {
    let isAdded = inbox.add(SocketMessage(content: message, handler: handle, whenHandled: whenHandled))
    // The page sends its events again on the next connection.
    if !isAdded { stream.abandon() }
  }
}

/// A message of a page, until the main actor handles it.
struct SocketMessage: Sendable {
  let content: [UInt8]
  let handler: @MainActor @Sendable ([UInt8]) -> Void
  let whenHandled: @Sendable () -> Void

  @MainActor
  func handle() {
    handler(content)
    whenHandled()
  }
}
