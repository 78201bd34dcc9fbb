/// A response of live pages.
public struct LiveResponse: Sendable {
  public enum Body: Sendable {
    case none
    case bytes([UInt8])
    /// Frames to write one by one until the stream ends, without compression or buffering.
    case stream(LiveStream)
    /// A part of a file, or all of it.
    case file(path: String, range: Range<Int>)
  }

  public var status: Int
  public var headers: [(name: String, value: String)]
  public var body: Body
  /// The WebSocket to which the connection switches, if the status is 101.
  public var socket: LiveSocket?

  /// If the response says that there is no page, and the server may have something else at the address.
  package var fallback: Fallback?

  package struct Fallback: Sendable {
    /// Releases what the response has created, because it is not sent.
    package let discard: @MainActor @Sendable () -> Void

    init(discard: @escaping @MainActor @Sendable () -> Void) { self.discard = discard }
  }

  public init(status: Int, headers: [(name: String, value: String)] = [], body: Body = .none) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The headers of all responses that depend on the user.
  static let commonHeaders: [(name: String, value: String)] = [
    ("Cache-Control", "no-store"),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"),
  ]

  /// The headers of a stream. They prevent caches and proxies from buffering or changing frames.
  static let streamHeaders: [(name: String, value: String)] = [
    ("Content-Type", "text/event-stream; charset=utf-8"),
    ("Cache-Control", "no-cache, no-transform"),
    ("X-Accel-Buffering", "no"),
    ("X-Content-Type-Options", "nosniff"),
  ]

  /// The response that switches to a WebSocket.
  static func switching(to socket: LiveSocket) -> LiveResponse {
    var response = LiveResponse(status: 101, headers: [("Sec-WebSocket-Protocol", LiveSocket.protocolName)])
    response.socket = socket
    return response
  }

  static let accepted = LiveResponse(status: 204)
}
