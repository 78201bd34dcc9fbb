import Testing

@testable import PortableUIWeb

struct ContentSecurityPolicyTests {
  @Test func policyListsAllAllowedSources() {
    #expect(
      ContentSecurity().header(nonce: nil).value
        == "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        + "font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'")
  }

  @Test func onlyTheStyleElementWithTheNonceIsAllowedInline() {
    let policy = ContentSecurity().header(nonce: "abc").value
    #expect(policy.contains("style-src 'self' 'nonce-abc';"))
    #expect(policy.contains("script-src 'self';"))
    #expect(!policy.contains("unsafe"))
  }

  @Test func additionalImageOriginsAreAllowed() {
    var security = ContentSecurity()
    security.imageOrigins = ["https://a.example", "https://b.example"]
    let policy = security.header(nonce: nil).value
    #expect(policy.contains("img-src 'self' data: https://a.example https://b.example;"))
  }

  @Test func eachAdditionChangesOnlyItsOwnRule() {
    var security = ContentSecurity()
    security.mediaOrigins = ["https://media.example"]
    security.fontOrigins = ["https://fonts.example"]
    security.frameOrigins = ["https://maps.example"]
    security.connectionOrigins = ["wss://live.example"]
    security.allowsWorkers = true
    #expect(
      security.header(nonce: nil).value
        == "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        + "connect-src 'self' wss://live.example; font-src 'self' https://fonts.example; "
        + "media-src 'self' https://media.example; frame-src https://maps.example; worker-src 'self'; "
        + "form-action 'self'; frame-ancestors 'none'; base-uri 'none'")
  }

  @Test(arguments: [
    "https://images.example.com", "https://*.example.com", "http://127.0.0.1:8081", "https://[::1]:8443",
    "wss://live.example",
  ])
  func aSchemeAndAHostAreAnOrigin(_ text: String) { #expect(ContentSecurity.isOrigin(text)) }

  @Test(arguments: [
    "", "*", "images.example.com", "https:", "https://", "https://*", "https://a.example/", "https://a.example/path",
    "https://a.example; script-src *", "https://a.example https://b.example", "'unsafe-inline'", "data:",
    "javascript://x",
    "https://a@b.example", "https://a.example\nX: y",
  ])
  func anythingElseIsNoOrigin(_ text: String) { #expect(!ContentSecurity.isOrigin(text)) }
}
