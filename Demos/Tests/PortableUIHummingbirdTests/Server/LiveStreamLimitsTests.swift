import Hummingbird
import PortableUI
import PortableUIHummingbird
import PortableUIWeb
import ServerTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct LiveStreamLimitsTests {
  @Test func aStreamOutlivesAllLimitsOfItsConnection() async throws {
    var limits = LiveServerLimits()
    // A busy machine may need seconds for a request.
    limits.headTimeout = .seconds(15)
    limits.idleTimeout = .seconds(15)
    limits.bodyTimeout = .seconds(15)
    limits.writeTimeout = .seconds(1)
    let reporter = StreamWatcher()
    let pages = LivePages(clock: StoppedClock(), reporter: reporter)
    let router = Router()
    router.livePage("/", in: pages) { Text("Hello") }
    router.livePage("/other", in: pages) { Button("Hello") {} }
    try await withServer(router, server: .livePages(limits)) { client in
      let page = try await client.execute(uri: "/", method: .get)
      let html = String(buffer: page.body)
      let token = try #require(html.firstMatch(of: /name="live-page" content="([0-9a-f]{32})"/)).1
      let cookie = try #require(page.headers[.setCookie]).prefix { $0 != ";" }
      async let stream = client.exchange(
        """
        GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nLive-Last: 0\r\n\
        Live-Page: \(token)\r\nCookie: \(cookie)\r\n\r\n
        """)
      await reporter.streamHasOpened()
      let other = try ServedPage(try await client.execute(uri: "/other", method: .get))
      async let socket: Void = client.withSocket(uri: "/other", headers: other.socketHeaders(client)) { socket in
        guard case .text(let frame) = try await socket.next() else { throw SocketEnded() }
        #expect(frame.contains("event:reload"))
      }
      await reporter.streamHasOpened()
      // This connection is idle until the server closes it.
      #expect(try await client.exchange("") == "")
      await pages.shutdown()
      // The last frame reaches the stream.
      let frames = try await stream
      try await socket
      #expect(frames.contains("event:reload"))
    }
  }

  private struct SocketEnded: Error {}
}
