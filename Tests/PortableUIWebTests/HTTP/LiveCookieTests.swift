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

  @Test func secretCanFollowTheNameOfAProcess() {
    let header = LiveCookie.header(secret, process: "web-1", isSecure: false).value
    #expect(header.hasPrefix("live=web-1.\(secret);"))
    #expect(LiveCookie.holds(secret, in: header))
    #expect(LiveCookie.process(in: header) == "web-1")
    #expect(LiveCookie.holds(secret, ofProcess: "web-1", in: header))
    #expect(!LiveCookie.holds(secret, ofProcess: "web-2", in: header))
    #expect(!LiveCookie.holds(secret, ofProcess: "", in: header))
    #expect(LiveCookie.holds(secret, ofProcess: "", in: "live=\(secret)"))
  }

  @Test func nameOfAProcessBelongsToItsOwnSecret() {
    let header = "live=\(secret); live=web-1.\(Secret())"
    #expect(!LiveCookie.holds(secret, ofProcess: "web-1", in: header))
    #expect(LiveCookie.holds(secret, ofProcess: "", in: header))
  }

  @Test(arguments: ["a b", "a\nb", "", "a;b", String(repeating: "a", count: 65), "ä"])
  func invalidNamesOfProcessesAreIgnored(name: String) {
    #expect(!LivePageConfiguration.isProcessName(name))
    #expect(LiveCookie.process(in: "live=\(name).\(secret)") == nil)
  }

  @Test func textBeforeASecretEndsWithADot() {
    #expect(LiveCookie.secret(in: "live=a\(secret)") == nil)
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
