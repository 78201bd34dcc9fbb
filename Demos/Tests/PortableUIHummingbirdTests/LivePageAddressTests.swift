import Hummingbird
import PortableUI
import PortableUIWeb
import ServerTesting
import Testing

@testable import PortableUIHummingbird

/// Tests of the addresses of servers, clients and proxies, over sockets.
@Suite(.timeLimit(.minutes(5)))
struct LivePageAddressTests {
  private func router(_ change: (inout LivePageConfiguration) -> Void = { _ in }) -> Router<BasicRequestContext> {
    var configuration = LivePageConfiguration()
    change(&configuration)
    let router = Router()
    let pages = LivePages(configuration: configuration, clock: StoppedClock())
    router.livePage("/", in: pages) { Text("Hello") }
    router.livePage("/numbers/**", in: pages) {
      NavigationStack {
        NavigationLink("One", value: 1).navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
    }
    return router
  }

  private func get(_ path: String = "/", _ fields: String..., from client: ServerClient) async throws -> String {
    let lines = ["GET \(path) HTTP/1.1"] + fields + ["Connection: close", "", ""]
    return try await client.exchange(lines.joined(separator: "\r\n"))
  }

  private func status(of response: String) -> Substring { response.dropFirst(9).prefix(3) }

  /// Requests a page for each value of `X-Forwarded-For`.
  private func statuses(ofPagesFor addresses: [String], from client: ServerClient) async throws -> [Substring] {
    var statuses: [Substring] = []
    for address in addresses {
      let response = try await get("/", "Host: localhost", "X-Forwarded-For: \(address)", from: client)
      statuses.append(status(of: response))
    }
    return statuses
  }

  @Test func thePagesOfAnAddressAreLimitedWithTheDefaultContext() async throws {
    let router = router {
      $0.pageBurst = 2
      $0.pagesPerSecond = 0.001
      // The addresses of this machine are not limited, so the clients are behind a proxy.
      $0.trustedProxies = ["127.0.0.1"]
    }
    try await withServer(router, server: .livePages()) { client in
      let statuses = try await statuses(ofPagesFor: ["192.0.2.1", "192.0.2.1", "192.0.2.1"], from: client)
      #expect(statuses == ["200", "200", "429"])
    }
  }

  @Test(arguments: [([], "127.0.0.1"), (["127.0.0.1"], "192.0.2.7")])
  func aPageKnowsTheAddressOfItsClient(proxies: [String], address: String) async throws {
    var configuration = LivePageConfiguration()
    configuration.trustedProxies = Set(proxies)
    let router = Router()
    router.livePage("/", in: LivePages(configuration: configuration, clock: StoppedClock())) { page in
      Text("The client is \(page.clientAddress ?? "unknown").")
    }
    try await withServer(router, server: .livePages()) { client in
      let response = try await get("/", "Host: localhost", "X-Forwarded-For: 192.0.2.7", from: client)
      #expect(response.contains("The client is \(address)."))
    }
  }

  @Test func aForeignHostGetsNoPage() async throws {
    try await withServer(router(), server: .livePages()) { client in
      for host in ["localhost:\(client.port)", "127.0.0.1"] {
        let response = try await get("/", "Host: \(host)", from: client)
        #expect(status(of: response) == "200", "\(host)")
      }
      for host in ["evil.test", "evil.test:\(client.port)", "192.0.2.7"] {
        let response = try await get("/", "Host: \(host)", from: client)
        #expect(status(of: response) == "421", "\(host)")
        #expect(response.contains("Add the host to the allowed hosts") && !response.contains("Set-Cookie"))
      }
    }
  }

  @Test func aForeignHostSendsNoEventAndOpensNoStream() async throws {
    try await withServer(router(), server: .livePages()) { client in
      let stream = try await get("/", "Host: evil.test", "Accept: text/event-stream", from: client)
      #expect(status(of: stream) == "421")
      let event = try await client.exchange(
        "POST / HTTP/1.1\r\nHost: evil.test\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
      #expect(status(of: event) == "421")
    }
  }

  @Test func aServerOnAllInterfacesAnswersAtItsAddresses() async throws {
    let router = router { $0.allowedHosts = ["example.com"] }
    try await withServer(router, server: .livePages(), host: "0.0.0.0") { client in
      for host in ["example.com", "localhost", "127.0.0.1"] + MachineAddresses.current.filter({ !$0.contains(":") }) {
        let response = try await get("/", "Host: \(host)", from: client)
        #expect(status(of: response) == "200", "\(host)")
      }
      for host in ["evil.test", "8.8.8.8"] {
        let response = try await get("/", "Host: \(host)", from: client)
        #expect(status(of: response) == "421", "\(host)")
      }
    }
  }

  @Test func aTrustedProxyReplacesTheAddressOfTheClient() async throws {
    let router = router {
      $0.pageBurst = 1
      $0.pagesPerSecond = 0.001
      $0.trustedProxies = ["127.0.0.1"]
    }
    try await withServer(router, server: .livePages()) { client in
      let addresses = ["192.0.2.1", "192.0.2.2", "192.0.2.1", "6.6.6.6, 192.0.2.2"]
      let statuses = try await statuses(ofPagesFor: addresses, from: client)
      #expect(statuses == ["200", "200", "429", "429"])
    }
  }

  @Test func otherClientsCannotForwardAnything() async throws {
    let router = router {
      $0.pageBurst = 1
      $0.pagesPerSecond = 0.001
      $0.trustedProxies = ["192.0.2.1"]
    }
    try await withServer(router, server: .livePages()) { client in
      let foreign = try await get(
        "/", "Host: evil.test", "X-Forwarded-Host: localhost", "X-Forwarded-For: 192.0.2.1", from: client)
      #expect(status(of: foreign) == "421")
      let first = try await get(
        "/", "Host: localhost", "X-Forwarded-For: 192.0.2.5", "X-Forwarded-Prefix: /app", "X-Forwarded-Proto: https",
        from: client)
      #expect(status(of: first) == "200" && first.contains("\"/_live/") && !first.contains("; Secure"))
      // The client has the address of this machine, which is not limited.
      let second = try await get("/", "Host: localhost", "X-Forwarded-For: 192.0.2.5", from: client)
      #expect(status(of: second) == "200")
    }
  }

  @Test func aPageBelowTheHostAndPrefixOfAProxyIsComplete() async throws {
    let router = router {
      $0.trustedProxies = ["127.0.0.1"]
      $0.allowedHosts = ["example.com"]
    }
    try await withServer(router, server: .livePages()) { client in
      let forwarded = ["Host: backend:80", "X-Forwarded-Host: example.com", "X-Forwarded-Proto: https"].joined(
        separator: "\r\n")
      let page = try await get("/numbers", forwarded, "X-Forwarded-Prefix: /app", from: client)
      #expect(status(of: page) == "200" && page.contains("; Secure"))
      #expect(page.contains("href=\"/app/numbers/1\""))
      let token = try #require(page.firstMatch(of: /name="live-page" content="([0-9a-f]{32})"/)).1
      let cookie = try #require(page.firstMatch(of: /live=[0-9a-f]{32}/)).0
      let assets = page.matches(of: /(?:src|href)="\/app(\/[^"]*_live\/[^"]*)"/).map(\.1)
      #expect(assets.count == LiveAssets.initialNames.count)
      for asset in assets {
        #expect(status(of: try await get(String(asset), "Host: backend:80", from: client)) == "200", "\(asset)")
      }
      for (origin, expected) in [
        ("https://example.com", "204"), ("https://evil.test", "403"), ("http://example.com", "403"),
      ] {
        let event = try await client.exchange(
          """
          POST /numbers HTTP/1.1\r\n\(forwarded)\r\nOrigin: \(origin)\r\nContent-Type: application/json\r\n\
          Cookie: \(cookie)\r\nLive-Page: \(token)\r\nContent-Length: 30\r\nConnection: close\r\n\r\n\
          {"seq":1,"ack":0,"events":[]}\n
          """)
        #expect(status(of: event) == Substring(expected), "\(origin)")
      }
    }
  }

  @Test func theConfigurationCanSetThePrefix() async throws {
    try await withServer(router { $0.pathPrefix = "/app" }, server: .livePages()) { client in
      let page = try await get("/", "Host: localhost", from: client)
      #expect(page.contains("src=\"/app/_live/"))
    }
  }

  @Test func documentsOfASecureSiteRequireHTTPS() async throws {
    let field = "Strict-Transport-Security: max-age=31536000\r\n"
    try await withServer(router { $0.isSecure = true }, server: .livePages()) { client in
      let hasField = try await get("/", "Host: localhost", from: client).contains(field)
      #expect(hasField)
    }
    try await withServer(router(), server: .livePages()) { client in
      let hasField = try await get("/", "Host: localhost", from: client).contains("Strict-Transport-Security")
      #expect(!hasField)
    }
  }
}
