import Testing

@testable import PortableUIWeb

struct LiveRequestTests {
  @Test func fieldNamesAreCaseInsensitive() {
    let fields = [
      ("HOST", "a"), ("Origin", "b"), ("cookie", "c=1"), ("Cookie", "d=2"), ("Accept", "e"), ("content-type", "f"),
      ("live-page", "g"), ("Live-Last", "h"), ("Sec-Fetch-Site", "i"), ("Sec-Fetch-Mode", "j"),
      ("Sec-Fetch-Dest", "k"), ("Purpose", "l"), ("X-Forwarded-For", "m"), ("Unknown", "n"),
      ("Accept-Language", "o"), ("accept-language", "p"), ("Live-Zone", "q"), ("live-locale", "r"),
    ]
    let request = LiveRequest(method: .get, fields: fields.map { (name: $0.0, value: $0.1) })
    #expect(request.host == "a" && request.origin == "b" && request.cookie == "c=1; d=2" && request.accept == "e")
    #expect(request.contentType == "f" && request.page == "g" && request.last == "h" && request.fetchSite == "i")
    #expect(request.fetchMode == "j" && request.fetchDestination == "k" && request.purpose == "l")
    #expect(request.forwardedFor == "m" && request.acceptLanguage == "o, p")
    #expect(request.zone == "q" && request.locale == "r")
  }
}
