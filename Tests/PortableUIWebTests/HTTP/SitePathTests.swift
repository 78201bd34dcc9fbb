import Testing

@testable import PortableUIWeb

struct SitePathTests {
  @Test(arguments: [
    "/", "/account", "/account/", "/account/members?tab=2#top", "/a%20b", "/caf%C3%A9", "/a:b", "/@user", "/a?next=//x",
    "/a?next=https%3A%2F%2Fevil.test", "/.well-known/x", "/a..b", "/100%25",
  ])
  func pathsOfThisSiteAreAccepted(text: String) {
    #expect(SitePath(text)?.description == text)
  }

  @Test(arguments: [
    "", "account", "?a", "#a", "../a", "https://evil.test", "HTTPS://evil.test", "https:/evil.test", "https:evil.test",
    "https:/\\evil.test", "//evil.test", "///evil.test", "/\\evil.test", "\\/evil.test", "\\\\evil.test",
    "//user@evil.test", "//site.test@evil.test", "https://site.test@evil.test/", "javascript:alert(1)",
    "java\nscript:alert(1)", "data:text/html,x", " /a", " //evil.test", "\u{1}//evil.test", "\t//evil.test",
    "/\t/evil.test", "/\n/evil.test", "/\r/evil.test", "/a\r\nSet-Cookie: x=1", "/a b", "/a\u{0}", "/a\u{7F}",
    "/%2Fevil.test", "/%2f%2fevil.test", "%2F%2Fevil.test", "/%5Cevil.test", "/%5c%5cevil.test", "/%252Fevil.test",
    "/%25252Fevil.test", "/%2F%5Cevil.test", "/\\%2Fevil.test", "/%09/evil.test", "/%0D%0Aevil", "/%0a", "/%00",
    "/.//evil.test", "/..//evil.test", "/./a", "/a/../b", "/a/..", "/%2e%2e/a", "/.%2E/a", "/%252e%252e/a", "/a//b",
    "/a%2F/b", "/%", "/%2", "/%zz", "/%+1", "/a?b=%", "/%252F%25zz", "/%25zz%252f%252f", "/é", "/\u{2044}/evil.test",
    "/\u{FF0F}evil.test", "/a\\b", "/a?b\\c",
  ])
  func everythingElseIsRejected(text: String) {
    #expect(SitePath(text) == nil)
  }

  @Test func itsLengthAndTheNumberOfItsEncodingsAreLimited() {
    #expect(SitePath("/" + String(repeating: "a", count: 2_047)) != nil)
    #expect(SitePath("/" + String(repeating: "a", count: 2_048)) == nil)
    #expect(SitePath(String("/%252525252525252525")) == nil)
  }

  /// The rules for all addresses accept each `SitePath` too.
  @Test(arguments: ["/", "/account", "/a:b", "/a?next=//x"])
  func itIsOnThisSite(path: String) {
    #expect(SafeAddress.isOnThisSite(path))
  }
}
