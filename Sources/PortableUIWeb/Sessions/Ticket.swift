// Why: Documentation/Decisions/0074-tickets-set-cookies.md
/// The content of the response to a later request of a page: cookies, and the address to load.
///
/// It stays on the server. The page gets only its secret, which its own script sends back, once.
struct Ticket {
  let secret = Secret()
  let cookies: [BrowserCookie]
  let target: SitePath
  private let issued: Duration
  /// Whether the page may do nothing else any more, because its person's pages have ended.
  var isLast = false

  static let lifetime = Duration.seconds(30)

  init(_ cookies: [BrowserCookie], target: SitePath, at time: Duration) {
    self.cookies = cookies
    self.target = target
    issued = time
  }

  func isLate(at time: Duration) -> Bool { time - issued >= Self.lifetime }

  /// The start of a message with a ticket. A batch of events starts otherwise.
  static let messageStart = Array(#"{"ticket""#.utf8)

  /// Reads the secret in `{"ticket":"…"}`.
  static func secret(in body: [UInt8]) throws(LiveRejection) -> Secret {
    do {
      var reader = JSONReader(body)
      try reader.expect("{")
      guard try reader.string() == "ticket" else { throw JSONReader.Malformed() }
      try reader.expect(":")
      let text = try reader.string()
      try reader.expect("}")
      try reader.expectEnd()
      guard let secret = Secret(text) else { throw JSONReader.Malformed() }
      return secret
    } catch {
      throw .malformed
    }
  }
}

extension LiveSession {
  /// Hands a new ticket to the page. An earlier one is worth nothing from now on.
  func issue(_ cookies: [BrowserCookie], target: SitePath) {
    guard !hasEnded else { return }
    let ticket = Ticket(cookies, target: target, at: pages.clock.now())
    self.ticket = ticket
    guard !patches.isOpen else { return patches.write(ticket: ticket.secret) }
    beginPatch()
    patches.write(ticket: ticket.secret)
    endPatch(isAnswer: false)
  }
}
