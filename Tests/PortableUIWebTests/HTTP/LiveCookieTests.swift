import Testing

@testable import PortableUIWeb

struct LiveCookieTests {
  let secret = Secret()

  @Test func secretIsFoundAmongOtherCookies() {
    #expect(LiveCookie.holds(secret, in: "a=b; live=\(secret); c=d"))
    #expect(LiveCookie.holds(secret, in: "live=\(secret)"))
    #expect(LiveCookie.secret(in: "a=b; live=x; live=\(secret); live=\(Secret())") == secret)
  }

  @Test func duplicateCookieDoesNotHideTheSecret() {
    #expect(LiveCookie.holds(secret, in: "live=nonsense; live=\(Secret()); live=\(secret)"))
  }

  @Test(arguments: [nil, "", "live", "live=", "alive=x", "xlive=y;;; =", "live=0000"])
  func invalidSecretsAreIgnored(header: String?) {
    #expect(!LiveCookie.holds(secret, in: header))
    #expect(LiveCookie.secret(in: header) == nil)
  }

  @Test func cookieIsHTTPOnlyAndSameSite() {
    #expect(LiveCookie.header(secret, isSecure: false).value == "live=\(secret); Path=/; HttpOnly; SameSite=Lax")
    #expect(LiveCookie.header(secret, isSecure: true).value.hasSuffix("; Secure"))
  }
}
