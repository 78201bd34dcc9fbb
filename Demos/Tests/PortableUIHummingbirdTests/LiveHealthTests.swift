import Hummingbird
import PortableUI
import PortableUIHummingbird
import PortableUIWeb
import ServerTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct LiveHealthTests {
  private let pages: LivePages

  init() {
    var configuration = LivePageConfiguration()
    configuration.sessionsInTotal = 1
    pages = LivePages(configuration: configuration, clock: StoppedClock())
  }

  private var router: Router<BasicRequestContext> {
    let router = Router()
    router.livePage("/", in: pages) { Text("Hello") }
    router.liveHealth(of: pages)
    return router
  }

  private func state(_ path: String, _ client: ServerClient) async throws -> String {
    let response = try await client.execute(uri: path, method: .get)
    #expect(response.headers[.cacheControl] == "no-store")
    return "\(response.status.code) " + String(buffer: response.body)
  }

  @Test func aProcessIsHealthyAndReadyWhilePagesCanBeOpened() async throws {
    try await withServer(router, server: .livePages()) { client in
      let health = try await state("/health", client)
      #expect(health == "200 healthy\n")
      let readiness = try await state("/ready", client)
      #expect(readiness == "200 ready\n")
      let headStatus = try await client.execute(uri: "/ready", method: .head).status
      #expect(headStatus == .ok)
      _ = try await client.execute(uri: "/", method: .get)
      let healthWhenFull = try await state("/health", client)
      #expect(healthWhenFull == "200 healthy\n")
      let readinessWhenFull = try await state("/ready", client)
      #expect(readinessWhenFull == "503 too many pages are open\n")
    }
  }

  @Test func aProcessThatShutsDownIsHealthyButNotReady() async throws {
    try await withServer(router, server: .livePages()) { client in
      await pages.shutdown()
      let healthInShutdown = try await state("/health", client)
      #expect(healthInShutdown == "200 healthy\n")
      let readinessInShutdown = try await state("/ready", client)
      #expect(readinessInShutdown == "503 shutting down\n")
    }
  }

  @Test func theEndpointsAnswerAtEveryHost() async throws {
    try await withServer(router, server: .livePages()) { client in
      for path in ["/health", "/ready"] {
        let response = try await client.exchange(
          "GET \(path) HTTP/1.1\r\nHost: probe.test\r\nConnection: close\r\n\r\n")
        #expect(response.hasPrefix("HTTP/1.1 200 OK"))
      }
    }
  }
}
