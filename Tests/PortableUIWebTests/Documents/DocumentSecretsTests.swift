import PortableUI
import Testing

@testable import PortableUIWeb

/// A compressed response reveals by its length which of its parts are equal to text of the request. That is useful to an
/// attacker only for a secret that is the same in several responses.
@MainActor
struct DocumentSecretsTests {
  private func document(_ browser: Browser) async throws -> LiveResponse {
    let response = try await browser.get { CounterView() }
    #expect(response.status == 200)
    return response
  }

  @Test func theTokenIsNewInEachDocument() async throws {
    let browser = Browser()
    var tokens: Set<String> = []
    for _ in 1...20 {
      let text = try await document(browser).text
      tokens.insert(String(try #require(text.firstMatch(of: /name="live-page" content="([0-9a-f]{32})"/)).1))
    }
    #expect(tokens.count == 20)
  }

  @Test func aDocumentContainsNoOtherSecret() async throws {
    let browser = Browser()
    for _ in 1...2 {
      let text = try await document(browser).text
      let cookie = try #require(browser.cookie).dropFirst("live=".count)
      #expect(cookie.count == 32 && !text.contains(cookie))
      let token = try #require(text.firstMatch(of: /name="live-page" content="([0-9a-f]{32})"/)).1
      // Everything that looks like a secret is the token, or the nonce of a style element, which is new as well.
      for match in text.matches(of: /[0-9a-f]{32}/) where match.0 != token {
        #expect(text.contains("nonce=\"\(match.0)\""))
      }
    }
  }
}
