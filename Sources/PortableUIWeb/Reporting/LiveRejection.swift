/// Why a request got an error as its answer.
public enum LiveRejection: String, Error, Hashable, Sendable, CaseIterable {
  case methodNotAllowed, prefetch, foreignOrigin, foreignSite, wrongCookie, noSession
  case notJSON, tooLarge, malformed, tooManyEvents, tooManySessionsOfAddress, tooManySessions, shuttingDown

  /// The status of the answer.
  public var status: Int {
    switch self {
    case .methodNotAllowed: 405
    case .foreignOrigin, .foreignSite, .wrongCookie: 403
    case .noSession: 410
    case .notJSON: 415
    case .tooLarge: 413
    case .malformed: 400
    case .tooManyEvents: 429
    case .prefetch, .tooManySessionsOfAddress, .tooManySessions, .shuttingDown: 503
    }
  }

  /// What the answer says to a person who reads it.
  public var message: String {
    switch self {
    case .methodNotAllowed: "A live page answers GET, HEAD and POST."
    case .prefetch: "A live page is not made ahead of time. Load it when it is to be shown."
    case .foreignOrigin: "Another origin may not use this page. Its own address must be an allowed origin."
    case .foreignSite: "Another site may link to this page, but not load or use it from within its own pages."
    case .wrongCookie: "This page was made for another browser. Load it again."
    case .noSession: "This page's session has ended. Load it again."
    case .notJSON: "Events are sent as application/json."
    case .tooLarge: "The request is too large. Send fewer events at a time."
    case .malformed: "The request is malformed. Load the page again, so that page and server agree."
    case .tooManyEvents: "Too many events at a time. Send this request again in a moment."
    case .tooManySessionsOfAddress: "Too many pages are open at this address. Close some, or come back later."
    case .tooManySessions: "The server is full. Come back later."
    case .shuttingDown: "The server is being restarted. Come back in a moment."
    }
  }

  /// The answer, with everything that a browser needs to know.
  var response: LiveResponse {
    var headers = [("Content-Type", "text/plain; charset=utf-8")] + LiveResponse.commonHeaders
    switch self {
    case .methodNotAllowed: headers.append(("Allow", "GET, HEAD, POST"))
    case .tooManyEvents: headers.append(("Retry-After", "1"))
    case .tooManySessionsOfAddress, .tooManySessions: headers.append(("Retry-After", "30"))
    case .shuttingDown: headers.append(("Retry-After", "5"))
    default: break
    }
    return LiveResponse(status: status, headers: headers, body: .bytes(Array((message + "\n").utf8)))
  }
}
