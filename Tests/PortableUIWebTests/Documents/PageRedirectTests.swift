import PortableUI
import Testing

@testable import PortableUIWeb

@MainActor
struct PageRedirectTests {
  @Test(arguments: [(PageRedirect.Kind.temporary, 302), (.permanent, 308)])
  func contentSendsTheBrowserToAnotherPage(kind: PageRedirect.Kind, status: Int) async throws {
    let browser = Browser()
    for method in [LiveRequest.Method.get, .head] {
      let response = try await browser.send(LiveRequest(method: method)) {
        try redirected(to: "/sign-in?from=%2Fa", kind)
      }
      #expect(response.status == status && response["Location"] == "/sign-in?from=%2Fa")
    }
    #expect(browser.pages.sessionCount == 0)
  }

  @Test(arguments: [
    "https://evil.test", "//evil.test", "/\\evil.test", "\\\\evil.test", "/\t/evil.test", "/\r\n/evil.test",
    " //evil.test", "javascript:alert(1)", "https:/evil.test", "https:evil.test", "/a\r\nSet-Cookie: a=b", "", "/ä",
    "http://example.test@evil.test",
  ])
  func addressOfAnotherSiteIsRejected(target: String) async throws {
    let browser = Browser()
    let response = try await browser.get { try redirected(to: target, .temporary) }
    #expect(response.status == 400 && response["Location"] == nil)
    #expect(response.text.contains("another site"))
  }

  private func redirected(to target: String, _ kind: PageRedirect.Kind) throws -> Text {
    throw PageRedirect(to: target, kind)
  }
}
