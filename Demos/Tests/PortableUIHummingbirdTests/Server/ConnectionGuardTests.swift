import Hummingbird
import HummingbirdCore
import PortableUIHummingbird
import ServerTesting
import Testing

/// A signal from a route to its test.
private struct Signal: Sendable {
  private let signals = AsyncStream<Void>.makeStream()

  func send() { signals.continuation.yield() }
  func wait() async { for await _ in signals.stream { return } }
}

@Suite(.timeLimit(.minutes(5)))
struct ConnectionGuardTests {
  private let begun = Signal()
  private let ended = Signal()

  /// A server with an echo, a handler that never ends, an endless response, and a long one.
  private var router: Router<BasicRequestContext> {
    let router = Router()
    router.get("/hello") { _, _ in "Hello" }
    router.post("/echo") { [begun] request, _ in
      begun.send()
      return Response(status: .ok, body: ResponseBody(byteBuffer: try await request.body.collect(upTo: 1_000_000)))
    }
    router.post("/refused") { _, _ in Response(status: .contentTooLarge) }
    router.get("/stuck") { [begun] _, _ in
      begun.send()
      try await Task.sleep(for: .seconds(3600))
      return "never"
    }
    router.get("/endless") { [begun, ended] _, _ in
      Response(
        status: .ok,
        body: ResponseBody { writer in
          begun.send()
          defer { ended.send() }
          while true { try await writer.write(ByteBuffer(repeating: 0x20, count: 100_000)) }
        })
    }
    router.get("/long") { [begun] _, _ in
      begun.send()
      return Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(repeating: 0x20, count: 30_000_000)))
    }
    return router
  }

  private func server(_ change: (inout LiveServerLimits) -> Void) -> HTTPServerBuilder {
    var limits = LiveServerLimits()
    change(&limits)
    return .livePages(limits)
  }

  /// A server whose shutdown a busy machine does not cut short.
  private var patientServer: HTTPServerBuilder { server { $0.shutdownTimeout = .seconds(300) } }

  private let get = "GET /hello HTTP/1.1\r\nHost: localhost\r\n"
  private let halfPost = "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{}"

  // MARK: The shutdown

  @Test func aHalfSentBodyDoesNotPreventAShutdown() async throws {
    let client = try await withServer(router, server: server { $0.shutdownTimeout = .milliseconds(100) }) { client in
      let client = Task { try await client.exchange(halfPost) }
      await begun.wait()
      return client
    }
    _ = try await client.value
  }

  @Test(arguments: ["/endless", "/long"])
  func anUnreadResponseDoesNotPreventAShutdown(path: String) async throws {
    let shutdownEnded = Signal()
    var client: Task<Void, any Error>?
    try await withServer(router, server: server { $0.shutdownTimeout = .milliseconds(100) }) { server in
      client = Task {
        try await server.withUnreadConnection(sending: "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n") { _ in
          await shutdownEnded.wait()
        }
      }
      await begun.wait()
    }
    shutdownEnded.send()
    try await client?.value
  }

  @Test func aHandlerThatDoesNotEndIsCanceledByAShutdown() async throws {
    let client = try await withServer(router, server: server { $0.shutdownTimeout = .milliseconds(100) }) { client in
      let client = Task { try await client.exchange("GET /stuck HTTP/1.1\r\nHost: localhost\r\n\r\n") }
      await begun.wait()
      return client
    }
    let response = try await client.value
    #expect(response == "")
  }

  @Test func aHandlerWhoseClientIsGoneIsCanceledByAShutdown() async throws {
    try await withServer(router, server: server { $0.shutdownTimeout = .milliseconds(100) }) { client in
      try await client.withConnection(sending: "GET /stuck HTTP/1.1\r\nHost: localhost\r\n\r\n") { _ in
        await begun.wait()
      }
    }
  }

  @Test func aShutdownWaitsForTheWholeResponse() async throws {
    let client = try await withServer(router, server: patientServer) { client in
      let client = Task { try await client.exchange("GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n") }
      await begun.wait()
      return client
    }
    let response = try await client.value
    #expect(response.utf8.count > 30_000_000)
  }

  @Test func theLastResponseOfAShutdownSaysSo() async throws {
    let gate = Signal()
    let router = Router()
    router.get("/") { [begun] _, _ in
      begun.send()
      await gate.wait()
      return "Hello"
    }
    router.get("/hello") { _, _ in "Hello" }
    try await withServer(router, server: patientServer) { client in
      async let response = client.exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
      await begun.wait()
      try await client.withConnection(sending: get + "\r\n") { received in
        for await _ in received { break }
        await client.shutDown()
        // The shutdown reaches both connections, and closes the idle one.
        for await _ in received {}
      }
      gate.send()
      let text = try await response
      #expect(text.contains("Connection: close\r\n") && text.hasSuffix("Hello"))
    }
  }

  // MARK: Other protocols

  /// The decoder reads no request after one that asks for another protocol.
  @Test(arguments: [
    "GET /hello HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive, Upgrade\r\nUpgrade: h2c\r\n\r\n",
    "CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
  ])
  func aRequestForAnotherProtocolIsTheLastOfItsConnection(request: String) async throws {
    try await withServer(router, server: patientServer) { client in
      let response = try await client.exchange(request)
      #expect(response.contains("Connection: close\r\n"))
    }
  }

  @Test func bytesOfAnotherProtocolAreLimitedUntilTheServerSwitches() async throws {
    try await withServer(router, server: server { $0.shutdownTimeout = .milliseconds(100) }) { client in
      let request = "GET /stuck HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
      let response = try await client.exchange(request + String(repeating: "x", count: 10_000_000))
      #expect(response == "")
    }
  }

  // MARK: Slow and silent clients

  @Test func aHalfSentHeadIsClosed() async throws {
    try await withServer(router, server: server { $0.headTimeout = .milliseconds(50) }) { client in
      let response = try await client.exchange("GET /hello HTTP/1.1\r\nHost: localhost\r\nX: ")
      #expect(response == "")
    }
  }

  @Test func aHalfSentBodyIsClosed() async throws {
    try await withServer(router, server: server { $0.bodyTimeout = .milliseconds(50) }) { client in
      let isHandled = try await client.exchange(halfPost).contains("200 OK")
      #expect(!isHandled)
    }
  }

  @Test func anIdleConnectionIsClosed() async throws {
    try await withServer(router, server: server { $0.idleTimeout = .seconds(15) }) { client in
      let idle = try await client.exchange("")
      #expect(idle == "")
      let isAnswered = try await client.exchange(get + "\r\n").hasSuffix("\r\n\r\nHello")
      #expect(isAnswered)
    }
  }

  @Test func aClientThatDoesNotReadItsResponseIsClosed() async throws {
    try await withServer(router, server: server { $0.writeTimeout = .milliseconds(50) }) { client in
      try await client.withUnreadConnection(sending: "GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n") { _ in
        await ended.wait()
      }
    }
  }

  @Test func aClientCloseEndsTheConnectionOfItsLastRequest() async throws {
    try await withServer(router, server: .livePages()) { client in
      for connection in ["close", "Close"] {
        let isAnswered = try await client.exchange(get + "Connection: \(connection)\r\n\r\n").hasSuffix("Hello")
        #expect(isAnswered)
      }
      let isAnswered = try await client.exchange("GET /hello HTTP/1.0\r\n\r\n").hasSuffix("Hello")
      #expect(isAnswered)
    }
  }

  // MARK: Malformed requests

  @Test(arguments: ["", "Host: localhost\r\nHost: localhost\r\n", "Host: localhost\r\nhost: evil.test\r\n"])
  func aRequestWithoutExactlyOneHostIsRejected(fields: String) async throws {
    try await withServer(router, server: .livePages()) { client in
      let response = try await client.exchange("GET /hello HTTP/1.1\r\n\(fields)\r\n")
      #expect(response.hasPrefix("HTTP/1.1 400 Bad Request\r\n") && response.contains("exactly one"))
    }
  }

  @Test func aRequestThatFollowsAMalformedOneIsNotHandled() async throws {
    try await withServer(router, server: .livePages()) { client in
      let response = try await client.exchange("GET /hello HTTP/1.1\r\n\r\n" + get + "\r\n")
      #expect(response.hasPrefix("HTTP/1.1 400 Bad Request") && !response.contains("Hello"))
      let answered = try await client.exchange(get + "\r\nGET /hello HTTP/1.1\r\n\r\n")
      #expect(answered.hasSuffix("Hello") && answered.ranges(of: "HTTP/1.1").count == 1)
    }
  }

  @Test func aHugeHeadIsAnsweredAtOnce() async throws {
    try await withServer(router, server: .livePages()) { client in
      let field = String(repeating: "a", count: 10_000_000)
      let fields = String(repeating: "X: \(String(repeating: "a", count: 90))\r\n", count: 100_000)
      for head in ["X: \(field)\r\n", fields] {
        let response = try await client.exchange(get + head + "\r\n")
        #expect(response.hasPrefix("HTTP/1.1 431 Request Header Fields Too Large\r\n"))
      }
    }
  }

  /// The rest of the body would otherwise be read, at any speed, before the next request.
  @Test func aRequestThatIsTooLargeIsTheLastOfItsConnection() async throws {
    try await withServer(router, server: server { $0.bodyTimeout = .seconds(2) }) { client in
      let response = try await client.exchange(halfPost.replacing("/echo", with: "/refused"))
      #expect(response.hasPrefix("HTTP/1.1 413 ") && response.contains("Connection: close\r\n"))
    }
  }

  @Test func aHeadHasALimit() async throws {
    try await withServer(router, server: .livePages()) { client in
      for (length, status) in [(15_000, "200 OK"), (17_000, "431 Request Header Fields Too Large")] {
        let value = String(repeating: "a", count: length)
        for request in [get + "X: \(value)\r\n", get.replacing("/hello", with: "/hello?\(value)")] {
          let response = try await client.exchange(request + "Connection: close\r\n\r\n")
          #expect(response.hasPrefix("HTTP/1.1 \(status)\r\n"), "\(length)")
        }
      }
    }
  }

  @Test(arguments: ["nonsense\r\n\r\n", "GET /hello HTTP/9.9\r\n\r\n", "GET /hello HTTP/1.1\r\nHost : x\r\n\r\n"])
  func aMalformedHeadIsAnswered(head: String) async throws {
    try await withServer(router, server: .livePages()) { client in
      let isRefused = try await client.exchange(head).hasPrefix("HTTP/1.1 400 Bad Request\r\n")
      #expect(isRefused)
    }
  }

  @Test func aMalformedBodyIsAnsweredOnce() async throws {
    try await withServer(router, server: .livePages()) { client in
      let response = try await client.exchange(
        "POST /echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n")
      #expect(response.hasPrefix("HTTP/1.1 400 Bad Request\r\n") && response.ranges(of: "HTTP/1.1").count == 1)
    }
  }
}
