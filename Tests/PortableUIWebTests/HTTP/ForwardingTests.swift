import PortableUI
import Testing

@testable import PortableUIWeb

struct ForwardingTests {
  var configuration = LivePageConfiguration()
  var request = LiveRequest(method: .get)

  init() {
    configuration.trustedProxies = ["127.0.0.1", "10.0.0.0/8"]
    request.remoteAddress = "10.0.0.1"
    request.host = "backend:8080"
    request.assetPath = "/_live/x"
    request.location = PageAddress(path: "/shop/7?q=x", base: "/shop")
    request.forwardedFor = "6.6.6.6, 192.0.2.7"
    request.forwardedProto = "https"
    request.forwardedHost = "example.com"
    request.forwardedPrefix = "/app/"
  }

  private func resolved(_ change: (inout LiveRequest) -> Void = { _ in }) -> LiveRequest {
    var request = request
    change(&request)
    Forwarding(configuration).apply(to: &request)
    return request
  }

  @Test func aTrustedProxyReplacesTheAddressSchemeHostAndPrefix() {
    let request = resolved()
    #expect(request.remoteAddress == "192.0.2.7" && request.host == "example.com" && request.isSecure)
    #expect(request.assetPath == "/app/_live/x")
    #expect(request.location?.path == "/app/shop/7?q=x" && request.location?.base == "/app/shop")
    #expect(request.location?.segments == ["7"])
  }

  @Test(arguments: ["192.0.2.1", "11.0.0.1", "::1", nil])
  func otherClientsReplaceNothing(address: String?) {
    let request = resolved { $0.remoteAddress = address }
    #expect(request.remoteAddress == address && request.host == "backend:8080" && !request.isSecure)
    #expect(request.assetPath == "/_live/x" && request.location?.base == "/shop")
  }

  @Test mutating func aTrustedSocketReplacesTheAddress() {
    configuration.trustedProxies = ["unix"]
    #expect(resolved { $0.remoteAddress = nil }.remoteAddress == "192.0.2.7")
    #expect(resolved().remoteAddress == "10.0.0.1")
  }

  @Test func severalProxiesAreSkipped() {
    let request = resolved {
      $0.forwardedFor = "6.6.6.6,192.0.2.7,\t10.2.2.2 , 10.3.3.3"
      $0.forwardedHost = "evil.test, example.com, inner.test, innermost.test"
      $0.forwardedProto = "http, https, http, http"
    }
    #expect(request.remoteAddress == "192.0.2.7" && request.host == "example.com" && request.isSecure)
  }

  @Test func aListShorterThanThatOfTheAddressesIsReadFromItsStart() {
    let request = resolved { $0.forwardedFor = "192.0.2.7, 10.2.2.2, 10.3.3.3" }
    #expect(request.host == "example.com" && request.isSecure)
  }

  @Test(arguments: [
    ("192.0.2.7:5000", "192.0.2.7"), ("[2001:db8::7]:5000", "2001:db8::7"), ("2001:db8::7", "2001:db8::7"),
    ("unknown", "10.0.0.1"), ("", "10.0.0.1"), ("192.0.2.7, unknown", "10.0.0.1"),
    ("192.0.2.7, unknown, 10.4.4.4", "10.4.4.4"),
  ])
  func anAddressCanHaveAPortButMustBeValid(list: String, address: String) {
    #expect(resolved { $0.forwardedFor = list }.remoteAddress == address)
  }

  @Test(arguments: [
    "app", "//evil.test", "/app//x", "/../x", "/a b", "/\"><script>", "/a?b", "/a#b", "https://evil.test", "/é",
  ])
  func aPrefixThatIsNoPathIsIgnored(prefix: String) {
    #expect(resolved { $0.forwardedPrefix = prefix }.assetPath == "/_live/x")
  }

  @Test mutating func theConfigurationCanSetThePrefix() {
    configuration.trustedProxies = []
    configuration.pathPrefix = "/team/app"
    let request = resolved()
    #expect(request.assetPath == "/team/app/_live/x" && request.location?.base == "/team/app/shop")
    #expect(request.host == "backend:8080")
  }

  @Test func withoutProxiesNothingIsCopied() {
    #expect(!Forwarding(LivePageConfiguration()).isUsed)
  }

  @Test func aProxyThatIsNoAddressStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var configuration = LivePageConfiguration()
      configuration.trustedProxies = ["proxy.example.com"]
      _ = Forwarding(configuration)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("neither an address nor a network"))
  }
}
