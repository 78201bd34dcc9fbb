// The types of sockets differ on other platforms.
#if canImport(Glibc)
  import Foundation
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

  /// A connection that sends a request and reads only when a test asks it to.
  private struct RawConnection {
    private let descriptor: Int32

    init(port: Int) throws {
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var size: Int32 = 4096
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
      var limit = timeval(tv_sec: 20, tv_usec: 0)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      let result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      try #require(result == 0)
    }

    func write(_ text: String) {
      let bytes = Array(text.utf8)
      _ = send(descriptor, bytes, bytes.count, 0)
    }

    /// Reads until the server closes the connection. Returns `false` if it does not do so in time.
    func readToEnd() -> Bool {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count == 0 { return true }
        if count < 0 { return errno == ECONNRESET }
      }
    }

    func close() { _ = Foundation.close(descriptor) }
  }

  /// Streams that a client opens and does not read.
  struct UnreadStreamTests {
    @Test func newerStreamClosesTheConnectionOfAnUnreadOne() async throws {
      let watcher = StreamWatcher()
      let pages = LivePages(reporter: watcher)
      let router = Router()
      router.livePage("/text", in: pages) { LongText() }
      try await withServer(router) { client in
        let page = try ServedPage(try await client.execute(uri: "/text", method: .get))
        let unread = try RawConnection(port: client.port)
        defer { unread.close() }
        let fields = page.streamHeaders.map { "\($0.name): \($0.value)\r\n" }.joined()
        unread.write("GET /text HTTP/1.1\r\nHost: localhost\r\n\(fields)\r\n")
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
        let isClosed = await Task.detached { unread.readToEnd() }.value
        #expect(isClosed)
        newer.cancel()
        _ = try? await newer.value
      }
    }
  }

  extension LivePages {
    fileprivate func session(_ token: String) -> LiveSession? { Secret(token).flatMap { sessions[$0] } }
  }
#endif
