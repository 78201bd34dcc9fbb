import PortableUI

/// The reason for the rejection of a request.
public enum LiveRejection: String, Error, Hashable, Sendable, CaseIterable {
  case methodNotAllowed, notPage, prefetch, foreignHost, foreignOrigin, foreignSite, wrongCookie, wrongPage, noSession
  case otherDocument
  case noUpload, noDownload, unknownTicket, lateTicket, wrongPerson, personChanged
  case noSocket, notJSON, tooLarge, malformed, foreignRedirect, missingEvents, tooManyEvents
  case tooManyPages, tooManyPagesOfAddress, tooManySessionsOfAddress, tooManySessions, shuttingDown

  /// The status of the response.
  public var status: Int {
    switch self {
    case .methodNotAllowed: 405
    case .notPage, .noUpload, .noDownload: 404
    case .foreignOrigin, .foreignSite, .wrongCookie, .wrongPage, .wrongPerson: 403
    case .missingEvents, .otherDocument, .unknownTicket, .lateTicket: 409
    case .noSession: 410
    case .foreignHost: 421
    case .notJSON: 415
    case .tooLarge: 413
    case .noSocket: 426
    case .malformed, .foreignRedirect: 400
    case .tooManyEvents, .tooManyPagesOfAddress, .tooManySessionsOfAddress: 429
    case .prefetch, .personChanged, .tooManyPages, .tooManySessions, .shuttingDown: 503
    }
  }

  /// A message for the user, in English.
  public var message: String { message(in: .english, PageWords()) }

  /// Returns a message for a person in a language, or for a developer in English.
  ///
  /// Requests that no browser sends by itself are answered to developers.
  func message(in language: LanguageTag, _ words: PageWords) -> String {
    if let word { return words.text(word, in: language) }
    return messageToDevelopers
  }

  /// The word for a rejection that a person can meet.
  private var word: PageWord? {
    switch self {
    case .notPage: .noPageHere
    case .wrongCookie: .otherBrowser
    case .wrongPage: .otherAddress
    case .wrongPerson: .otherPerson
    case .personChanged: .personChanged
    case .foreignRedirect: .foreignLink
    case .noSession: .sessionEnded
    case .tooManyPages: .openingOthers
    case .tooManyPagesOfAddress: .tooManyOpened
    case .tooManySessionsOfAddress: .tooManyOpen
    case .tooManySessions: .serverIsFull
    case .shuttingDown: .serverRestarts
    default: nil
    }
  }

  private var messageToDevelopers: String {
    switch self {
    case .methodNotAllowed: "A live page answers GET, HEAD and POST."
    case .prefetch: "A live page cannot be prefetched. Load it when it is displayed."
    case .foreignOrigin: "Other origins cannot use this page. Add the origin of the page to the allowed origins."
    case .foreignHost: "This server has no pages for this host. Add the host to the allowed hosts of the live pages."
    case .foreignSite: "Other sites can link to this page, but cannot load or use it in their own pages."
    case .unknownTicket: "This was already done, or belongs to another page. Try it again on this page."
    case .lateTicket: "This took too long. Try it again."
    case .noUpload: "The page does not wait for this file, or gets it by another request."
    case .noDownload: "This file is not offered any more. Export it again on its page."
    case .noSocket: "This connection cannot be a WebSocket. Send events by POST, and request a stream."
    case .notJSON: "Send events as application/json."
    case .otherDocument: "The document of this page has changed. Load it again."
    case .tooLarge: "The request is too large. Send fewer events at a time."
    case .malformed: "The request is malformed. Load the page again."
    case .missingEvents: "Earlier events are missing. Send them again, from the number in Live-Next."
    case .tooManyEvents: "There were too many events. Send this request again later."
    default: ""
    }
  }

  /// The response to the rejected request, in English.
  var response: LiveResponse { response(in: .english, PageWords()) }

  /// Returns the response to the rejected request in a language.
  func response(in language: LanguageTag, _ words: PageWords) -> LiveResponse {
    var headers = [("Content-Type", "text/plain; charset=utf-8")] + LiveResponse.commonHeaders
    switch self {
    case .methodNotAllowed: headers.append(("Allow", "GET, HEAD, POST"))
    case .tooManyEvents: headers.append(("Retry-After", "1"))
    // The browser loads a document again by itself.
    case .tooManyPages, .personChanged: headers += [("Retry-After", "1"), ("Refresh", "1")]
    case .shuttingDown, .tooManyPagesOfAddress: headers += [("Retry-After", "3"), ("Refresh", "3")]
    case .tooManySessionsOfAddress, .tooManySessions: headers += [("Retry-After", "30"), ("Refresh", "30")]
    default: break
    }
    return LiveResponse(
      status: status, headers: headers, body: .bytes(Array((message(in: language, words) + "\n").utf8)))
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
