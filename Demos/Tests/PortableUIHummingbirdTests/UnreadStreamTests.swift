import Hummingbird
import PortableUI
import PortableUIHummingbird
import ServerTesting
import Testing

@testable import PortableUIWeb

/// A page with a long text that each press replaces.
private struct LongText: View {
  @State private var count = 0

  var body: some View {
    Text(String(repeating: "\(count % 10)", count: 60_000))
    Button("Next") { count += 1 }
  }
}

/// Streams and sockets that a client opens and does not read.
@Suite(.timeLimit(.minutes(5)))
struct UnreadStreamTests {
  private let watcher = StreamWatcher()
  private let pages: LivePages
  private let router = Router()

  init() {
    var configuration = LivePageConfiguration()
    // The clock stands still, so a session gets no more tokens than it has at its start.
    configuration.bytesPerEvent = 1 << 20
    pages = LivePages(configuration: configuration, clock: StoppedClock(), reporter: watcher)
    router.livePage("/text", in: pages) { LongText() }
  }

  @Test func newerStreamClosesTheConnectionOfAnUnreadOne() async throws {
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/text", method: .get))
      let fields = page.streamHeaders.map { "\($0.name): \($0.value)\r\n" }.joined()
      let stream = "GET /text HTTP/1.1\r\nHost: localhost\r\n\(fields)\r\n"
      try await client.withUnreadConnection(sending: stream) { readToEnd in
        await watcher.streamHasOpened()
        try await press(on: page, of: #require(pages.session(page.token)), client)

        let newer = Task { try await client.execute(uri: "/text", method: .get, headers: page.streamHeaders) }
        // It ends when the server closes the connection.
        try await readToEnd()
        newer.cancel()
        _ = try? await newer.value
      }
    }
  }

  @Test func serverClosesASocketWhoseClientDoesNotRead() async throws {
    var limits = LiveServerLimits()
    limits.writeTimeout = .milliseconds(500)
    try await withServer(router, server: .livePages(limits)) { client in
      let page = try ServedPage(try await client.execute(uri: "/text", method: .get))
      let fields = page.socketHeaders(client).map { "\($0.name): \($0.value)\r\n" }.joined()
      let socket =
        "GET /text HTTP/1.1\r\nHost: localhost:\(client.port)\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\(fields)\r\n"
      try await client.withUnreadConnection(sending: socket) { _ in
        await watcher.streamHasOpened()
        try await press(on: page, of: #require(pages.session(page.token)), client)
        await watcher.streamHasClosed()
      }
    }
  }

  /// Presses until the writing is suspended, because the buffers of the system are full, or the stream has been closed
  /// for that reason.
  private func press(on page: ServedPage, of session: LiveSession, _ client: ServerClient) async throws {
    var number = 0
    while let count = await session.queue?.count, count < 3, number < 150 {
      number += 1
      let event = try await client.execute(
        uri: "/text", method: .post, headers: page.eventHeaders, body: page.click(number, acknowledging: number - 1)
      )
      #expect(event.status == .noContent)
    }
    #expect(number < 150)
  }
}

extension LivePages {
  fileprivate func session(_ token: String) -> LiveSession? { Secret(token).flatMap { sessions[$0] } }
}
