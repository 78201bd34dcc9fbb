import Foundation
import ServerTesting
import Testing

/// Two galleries behind nginx, with the configuration of the deployment page.
@Suite(.enabled(if: Nginx.executable != nil, "nginx is not installed"), .timeLimit(.minutes(2)))
struct DeploymentTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nginx-\(UUID().uuidString)")

  private func withSite(_ use: (ServerClient) async throws -> Void) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var galleries: [RunningGallery] = []
    for name in ["a", "b"] {
      galleries.append(
        try await RunningGallery(
          "--port", "0", "--data", folder.appendingPathComponent(name).path, "--allowed-host", "example.com",
          "--trusted-proxy", "127.0.0.1"))
    }
    let nginx = try await Nginx(before: galleries[0].port, galleries[1].port, folder: folder)
    let result: Result<Void, any Error>
    do {
      result = .success(try await use(ServerClient(port: nginx.port)))
    } catch {
      result = .failure(error)
    }
    try await nginx.stop()
    for gallery in galleries { _ = await gallery.stop() }
    try result.get()
  }

  private func get(_ path: String, _ fields: String..., host: String = "example.com", from client: ServerClient)
    async throws -> String
  {
    let lines = ["GET \(path) HTTP/1.1", "Host: \(host)"] + fields + ["Connection: close", "", ""]
    return try await client.exchange(lines.joined(separator: "\r\n"))
  }

  @Test func pagesStreamsAndEventsOfABrowserReachTheSameProcess() async throws {
    try await withSite { client in
      let first = try await get("/catalogue", from: client)
      #expect(first.hasPrefix("HTTP/1.1 200"))
      let cookie = try #require(first.firstMatch(of: /Set-Cookie: (live=[0-9a-f]{32})/)).1
      let page = try await get("/catalogue", "Cookie: \(cookie)", from: client)
      let token = try #require(page.firstMatch(of: /name="live-page" content="([0-9a-f]{32})"/)).1
      let session = "Host: example.com\r\nCookie: \(cookie)\r\nLive-Page: \(token)\r\nOrigin: http://example.com"
      let stream = "GET /catalogue HTTP/1.1\r\n\(session)\r\nAccept: text/event-stream\r\nAccept-Encoding: gzip\r\n"
      try await client.withConnection(sending: stream + "Live-Last: 0\r\n\r\n") { received in
        let head = try #require(await received.first { _ in true })
        #expect(head.hasPrefix("HTTP/1.1 200") && head.contains("text/event-stream"))
        #expect(!head.contains("Content-Encoding"))
        let event = try await client.exchange(
          """
          POST /catalogue HTTP/1.1\r\n\(session)\r\nContent-Type: application/json\r\nContent-Length: 29\r\n\
          Connection: close\r\n\r\n{"seq":1,"ack":0,"events":[]}
          """)
        #expect(event.hasPrefix("HTTP/1.1 204"))
      }
    }
  }

  @Test func aPageBelowAPrefixHasItsAssets() async throws {
    try await withSite { client in
      let page = try await get("/app/catalogue", from: client)
      let assets = page.matches(of: /(?:src|href)="(\/app\/_live\/[^"]*)"/).map(\.1)
      #expect(assets.count >= 2)
      for asset in assets {
        #expect(try await get(String(asset), from: client).hasPrefix("HTTP/1.1 200"), "\(asset)")
      }
    }
  }

  @Test func documentsAreCompressedAndForeignHostsRejected() async throws {
    try await withSite { client in
      let compressed = try await get("/catalogue", "Accept-Encoding: gzip", from: client)
      #expect(compressed.contains("Content-Encoding: gzip"))
      let foreign = try await get("/catalogue", host: "evil.test", from: client)
      #expect(foreign.hasPrefix("HTTP/1.1 421"))
      let health = try await get("/health", from: client)
      #expect(health.hasPrefix("HTTP/1.1 404"))
    }
  }
}
