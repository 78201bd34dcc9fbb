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

/// Reports when streams open.
@MainActor
private final class StreamWatcher: LivePageReporter {
  nonisolated let opened = AsyncStream<Void>.makeStream()

  nonisolated init() {}

  func streamOpened() { opened.continuation.yield() }
}

/// Streams that a client opens and does not read.
@Suite(.timeLimit(.minutes(5)))
struct UnreadStreamTests {
  @Test func newerStreamClosesTheConnectionOfAnUnreadOne() async throws {
    let watcher = StreamWatcher()
    let pages = LivePages(reporter: watcher)
    let router = Router()
    router.livePage("/text", in: pages) { LongText() }
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/text", method: .get))
      let fields = page.streamHeaders.map { "\($0.name): \($0.value)\r\n" }.joined()
      let stream = "GET /text HTTP/1.1\r\nHost: localhost\r\n\(fields)\r\n"
      try await client.withUnreadConnection(sending: stream) { readToEnd in
        for await _ in watcher.opened.stream { break }
        let session = try await #require(pages.session(page.token))

        // Presses until the writing is suspended, because the buffers of the system are full.
        var number = 0
        while await session.queue?.count ?? 0 < 3, number < 150 {
          number += 1
          let event = try await client.execute(
            uri: "/text", method: .post, headers: page.eventHeaders, body: page.click(number, acknowledging: number - 1)
          )
          #expect(event.status == .noContent)
        }
        #expect(await session.queue?.count == 3)

        let newer = Task { try await client.execute(uri: "/text", method: .get, headers: page.streamHeaders) }
        // It ends when the server closes the connection.
        try await readToEnd()
        newer.cancel()
        _ = try? await newer.value
      }
    }
  }
}

extension LivePages {
  fileprivate func session(_ token: String) -> LiveSession? { Secret(token).flatMap { sessions[$0] } }
}
