import Testing

@testable import PortableUIWeb

struct LiveRequestChecksTests {
  var configuration = LivePageConfiguration()
  var request = LiveRequest(method: .post)

  init() { request.host = "example.test:8080" }

  private func rejection(_ change: (inout LiveRequest) -> Void = { _ in }) -> LiveRejection? {
    var request = request
    change(&request)
    do { try request.checkOwnPage(configuration) } catch { return error }
    return nil
  }

  @Test func missingOriginIsAccepted() {
    #expect(rejection() == nil)
  }

  @Test func originMatchesHostAndScheme() {
    #expect(rejection { $0.origin = "http://example.test:8080" } == nil)
    #expect(rejection { $0.origin = "http://EXAMPLE.test:8080" } == nil)
  }

  @Test(arguments: [
    "https://example.test:8080", "http://example.test", "http://example.test:80800", "http://evil.test:8080",
    "http://example.test:8080.evil.test", "null", "", "example.test:8080", "http://xample.test:8080@",
  ])
  func otherOriginsAreRejected(origin: String) {
    #expect(rejection { $0.origin = origin } == .foreignOrigin)
  }

  @Test mutating func secureConfigurationRequiresHTTPS() {
    configuration.isSecure = true
    #expect(rejection { $0.origin = "https://example.test:8080" } == nil)
    #expect(rejection { $0.origin = "http://example.test:8080" } == .foreignOrigin)
  }

  @Test mutating func allowedOriginsReplaceTheHost() {
    configuration.allowedOrigins = ["https://shop.test"]
    #expect(rejection { $0.origin = "https://shop.test" } == nil)
    #expect(rejection { $0.origin = "http://example.test:8080" } == .foreignOrigin)
  }

  @Test(arguments: ["cross-site", "same-site", "none", "something-new"])
  func eventsFromOtherSitesAreRejected(site: String) {
    #expect(rejection { $0.fetchSite = site } == .foreignSite)
    #expect(rejection { $0.fetchSite = "same-origin" } == nil)
  }

  @Test func otherSitesCanOnlyLinkToThePage() throws {
    var request = LiveRequest(method: .get)
    request.fetchSite = "cross-site"
    request.fetchMode = "navigate"
    request.fetchDestination = "document"
    try request.checkDocument(configuration)
    for destination in ["iframe", "image", "empty", nil] {
      request.fetchDestination = destination
      #expect(throws: LiveRejection.foreignSite) { try request.checkDocument(configuration) }
    }
    request.fetchDestination = "document"
    request.fetchMode = "no-cors"
    #expect(throws: LiveRejection.foreignSite) { try request.checkDocument(configuration) }
  }

  @Test(arguments: ["image", "style", "script", "font", "manifest", "video"])
  func aPageIsNoFile(destination: String) throws {
    var request = LiveRequest(method: .get)
    request.fetchSite = "same-origin"
    request.fetchDestination = destination
    #expect(throws: LiveRejection.notPage) { try request.checkDocument(configuration) }
    request.fetchDestination = "document"
    try request.checkDocument(configuration)
  }

  @Test(arguments: [
    ("application/json", true), ("Application/JSON; charset=utf-8", true), ("text/plain", false),
    ("application/jsonx", false), ("application/x-www-form-urlencoded", false), ("", false),
  ])
  func contentTypeMustBeJSON(type: String, isJSON: Bool) {
    var request = request
    request.contentType = type
    #expect(request.isJSON == isJSON)
  }
}
