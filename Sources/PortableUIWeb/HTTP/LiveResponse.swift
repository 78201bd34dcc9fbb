/// The answer of live pages to a request.
public struct LiveResponse: Sendable {
  public enum Body: Sendable {
    case none
    case bytes([UInt8])
    /// Frames that are written one after the other for as long as the stream lasts, uncompressed and unbuffered.
    case stream(LiveStream)
  }

  public var status: Int
  public var headers: [(name: String, value: String)]
  public var body: Body

  public init(status: Int, headers: [(name: String, value: String)] = [], body: Body = .none) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// What every answer that belongs to one person carries.
  static let commonHeaders: [(name: String, value: String)] = [
    ("Cache-Control", "no-store"),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"),
  ]

  /// The headers of a stream: no cache and no proxy may hold its frames back or change them.
  static let streamHeaders: [(name: String, value: String)] = [
    ("Content-Type", "text/event-stream; charset=utf-8"),
    ("Cache-Control", "no-cache, no-transform"),
    ("X-Accel-Buffering", "no"),
    ("X-Content-Type-Options", "nosniff"),
  ]

  static let accepted = LiveResponse(status: 204)
}
