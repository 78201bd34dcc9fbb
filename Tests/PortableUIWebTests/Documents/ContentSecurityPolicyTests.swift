import Testing

@testable import PortableUIWeb

struct ContentSecurityPolicyTests {
  @Test func policyListsAllAllowedSources() {
    #expect(
      ContentSecurityPolicy.header(nonce: nil).value
        == "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        + "font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'")
  }

  @Test func onlyTheStyleElementWithTheNonceIsAllowedInline() {
    let policy = ContentSecurityPolicy.header(nonce: "abc").value
    #expect(policy.contains("style-src 'self' 'nonce-abc';"))
    #expect(policy.contains("script-src 'self';"))
    #expect(!policy.contains("unsafe"))
  }

  @Test func additionalImageOriginsAreAllowed() {
    let policy = ContentSecurityPolicy.header(nonce: nil, imageOrigins: ["https://a.example", "https://b.example"])
      .value
    #expect(policy.contains("img-src 'self' data: https://a.example https://b.example;"))
  }
}
