/// The reason for the rejection of a request.
public enum LiveRejection: String, Error, Hashable, Sendable, CaseIterable {
  case methodNotAllowed, notPage, prefetch, foreignHost, foreignOrigin, foreignSite, wrongCookie, wrongPage, noSession
  case noSocket, notJSON, tooLarge, malformed, missingEvents, tooManyEvents
  case tooManyPages, tooManyPagesOfAddress, tooManySessionsOfAddress, tooManySessions, shuttingDown

  /// The status of the response.
  public var status: Int {
    switch self {
    case .methodNotAllowed: 405
    case .notPage: 404
    case .foreignOrigin, .foreignSite, .wrongCookie, .wrongPage: 403
    case .missingEvents: 409
    case .noSession: 410
    case .foreignHost: 421
    case .notJSON: 415
    case .tooLarge: 413
    case .noSocket: 426
    case .malformed: 400
    case .tooManyEvents, .tooManyPagesOfAddress, .tooManySessionsOfAddress: 429
    case .prefetch, .tooManyPages, .tooManySessions, .shuttingDown: 503
    }
  }

  /// A message for the user.
  public var message: String {
    switch self {
    case .methodNotAllowed: "A live page answers GET, HEAD and POST."
    case .notPage: "There is no file at this address, only a page."
    case .prefetch: "A live page cannot be prefetched. Load it when it is displayed."
    case .foreignOrigin: "Other origins cannot use this page. Add the origin of the page to the allowed origins."
    case .foreignHost: "This server has no pages for this host. Add the host to the allowed hosts of the live pages."
    case .foreignSite: "Other sites can link to this page, but cannot load or use it in their own pages."
    case .wrongCookie: "This page belongs to another browser. Load it again."
    case .wrongPage: "This page was opened at another address. Load it again."
    case .noSession: "This page's session has ended. Load it again."
    case .noSocket: "This connection cannot be a WebSocket. Send events by POST, and request a stream."
    case .notJSON: "Send events as application/json."
    case .tooLarge: "The request is too large. Send fewer events at a time."
    case .malformed: "The request is malformed. Load the page again."
    case .missingEvents: "Earlier events are missing. Send them again, from the number in Live-Next."
    case .tooManyEvents: "There were too many events. Send this request again later."
    case .tooManyPages: "The server is opening many other pages. Try again in a moment."
    case .tooManyPagesOfAddress: "Too many pages were opened from this address. Try again in a moment."
    case .tooManySessionsOfAddress: "Too many pages are open at this address. Close some or try again later."
    case .tooManySessions: "The server has reached its limit of open pages. Try again later."
    case .shuttingDown: "The server is restarting. Try again in a moment."
    }
  }

  /// The response to the rejected request.
  var response: LiveResponse {
    var headers = [("Content-Type", "text/plain; charset=utf-8")] + LiveResponse.commonHeaders
    switch self {
    case .methodNotAllowed: headers.append(("Allow", "GET, HEAD, POST"))
    case .tooManyEvents: headers.append(("Retry-After", "1"))
    // The browser loads a document again by itself.
    case .tooManyPages: headers += [("Retry-After", "1"), ("Refresh", "1")]
    case .shuttingDown, .tooManyPagesOfAddress: headers += [("Retry-After", "3"), ("Refresh", "3")]
    case .tooManySessionsOfAddress, .tooManySessions: headers += [("Retry-After", "30"), ("Refresh", "30")]
    default: break
    }
    return LiveResponse(status: status, headers: headers, body: .bytes(Array((message + "\n").utf8)))
  }
}

extension LiveResponse {
  /// The response to a batch of events whose predecessors are missing.
  ///
  /// - Parameter number: The number of the batch that is expected.
  static func missingEvents(from number: UInt64) -> LiveResponse {
    var response = LiveRejection.missingEvents.response
    response.headers.append(("Live-Next", "\(number)"))
    return response
  }
}
