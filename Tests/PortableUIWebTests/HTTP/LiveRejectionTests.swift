import Testing

@testable import PortableUIWeb

struct LiveRejectionTests {
  @Test(arguments: LiveRejection.allCases)
  func everyRejectionHasAStatusAndMessage(rejection: LiveRejection) {
    let response = rejection.response
    #expect((400..<600).contains(response.status))
    #expect(response.text == rejection.message + "\n")
    #expect(response["Content-Type"] == "text/plain; charset=utf-8")
    #expect(response["Cache-Control"] == "no-store")
  }

  @Test func temporaryRejectionsHaveRetryAfter() {
    let temporary: [LiveRejection] = [
      .tooManyEvents, .tooManyPages, .tooManyPagesOfAddress, .tooManySessions, .tooManySessionsOfAddress, .shuttingDown,
      .personChanged,
    ]
    for rejection in LiveRejection.allCases {
      #expect((rejection.response["Retry-After"] != nil) == temporary.contains(rejection))
      // Events are sent again by the script.
      let isOfDocument = temporary.contains(rejection) && rejection != .tooManyEvents
      #expect((rejection.response["Refresh"] != nil) == isOfDocument)
    }
    #expect(LiveRejection.methodNotAllowed.response["Allow"] == "GET, HEAD, POST")
  }
}
