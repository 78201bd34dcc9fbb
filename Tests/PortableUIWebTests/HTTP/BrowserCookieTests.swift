import Testing

@testable import PortableUIWeb

struct BrowserCookieTests {
  @Test func aCookieIsHiddenFromScriptsAndOtherSites() throws {
    let cookie = try BrowserCookie("session", "a1", for: .time(.seconds(90)))
    #expect(
      cookie.header(isSecure: false).value == "session=a1; Path=/; Max-Age=90; HttpOnly; SameSite=Lax")
    #expect(
      cookie.header(isSecure: true).value == "session=a1; Path=/; Max-Age=90; HttpOnly; SameSite=Lax; Secure")
  }

  @Test func aCookieCanLiveAsLongAsItsBrowserAndAtAPath() throws {
    let cookie = try BrowserCookie("session", "", path: "/account", for: .browserSession)
    #expect(cookie.header(isSecure: false).value == "session=; Path=/account; HttpOnly; SameSite=Lax")
  }

  @Test func aRemovalExpiresAtOnce() throws {
    let cookie = try BrowserCookie.removing("session", path: "/account")
    #expect(
      cookie.header(isSecure: false).value
        == "session=; Path=/account; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax")
    #expect(cookie.value == nil)
  }

  @Test(arguments: [
    "", "a b", "a=b", "a;b", "a,b", "a\r\nb", "ä", "a\u{0}", "a\"b", String(repeating: "a", count: 257),
  ])
  func otherNamesAreRejected(name: String) {
    #expect(throws: BrowserCookie.Problem.name(name)) { try BrowserCookie(name, "x", for: .browserSession) }
    #expect(throws: BrowserCookie.Problem.name(name)) { try BrowserCookie.removing(name) }
  }

  @Test(arguments: [
    "a b", "a;b", "a,b", "a\r\nSet-Cookie: x=1", "ä", "a\u{0}", "a\\b", String(repeating: "a", count: 4_000),
  ])
  func otherValuesAreRejected(value: String) {
    #expect(throws: BrowserCookie.Problem.value) { try BrowserCookie("x", value, for: .browserSession) }
  }

  @Test func aPathHasNoAttributesAndNoQuery() {
    for path in ["/a;Domain=evil.test", "/a?b", "/a#b", "/a,b"] {
      #expect(throws: BrowserCookie.Problem.path(path)) {
        try BrowserCookie.removing("x", path: #require(SitePath(path)))
      }
    }
  }

  @Test func cookiesOfLivePagesAreNotReplaced() {
    for name in ["live", "Live", "tz", "scheme"] {
      #expect(throws: BrowserCookie.Problem.reservedName(name)) { try BrowserCookie(name, "x", for: .browserSession) }
    }
  }

  @Test func aLifetimeIsAtLeastASecond() {
    #expect(throws: BrowserCookie.Problem.lifetime(.milliseconds(999))) {
      try BrowserCookie("x", "y", for: .time(.milliseconds(999)))
    }
  }
}
