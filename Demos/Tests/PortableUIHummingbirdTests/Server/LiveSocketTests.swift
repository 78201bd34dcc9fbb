import Foundation
import HTTPTypes
import Hummingbird
import PortableUI
import PortableUIHummingbird
import PortableUIWeb
import ServerTesting
import Testing

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("Add") { count += 1 }
  }
}

/// A page whose button shows progress until a test finishes it.
private struct SavingView: View {
  let saving: Saving
  @State private var isSaving = false

  var body: some View {
    if isSaving {
      ProgressView().task {
        await saving.waitUntilFinished()
        isSaving = false
      }
    } else {
      Button("Save") { isSaving = true }
    }
  }
}

@MainActor
private final class Saving {
  private(set) var isSaved = false
  nonisolated private let end = AsyncStream<Void>.makeStream()

  nonisolated init() {}

  func waitUntilFinished() async {
    for await _ in end.stream {}
    isSaved = !Task.isCancelled
  }

  nonisolated func finish() { end.continuation.finish() }
}

/// WebSockets of a server.
@Suite(.timeLimit(.minutes(10)))
struct LiveSocketTests {
  private let pages = LivePages(clock: StoppedClock())

  private func withPage(
    _ use: (ServerClient, ServedPage) async throws -> Void
  ) async throws {
    let router = Router()
    router.livePage("/", in: pages) { Counter() }
    try await withServer(router) { client in
      try await use(client, ServedPage(try await client.execute(uri: "/", method: .get)))
    }
  }

  private func withSocket(_ use: (ServerSocket, ServedPage) async throws -> Void) async throws {
    try await withPage { client, page in
      try await client.withSocket(uri: "/", headers: page.socketHeaders(client)) { socket in
        #expect(socket.isOpen, "\(socket.head)")
        try await use(socket, page)
      }
    }
  }

  @Test func aClickAndItsPatchTravelOnASocket() async throws {
    try await withSocket { socket, page in
      #expect(socket.head.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
      #expect(socket.head.contains("Sec-WebSocket-Protocol: live\r\n"))
      #expect(!socket.head.contains("Transfer-Encoding") && !socket.head.contains("Content-Length"))
      for number in 1...3 {
        try await socket.send(text: String(buffer: page.click(number, acknowledging: number - 1)))
        guard case .text(let patch) = try await socket.next() else { throw ChannelEnded() }
        #expect(patch.hasPrefix("data:[\(number),\(number),") && patch.contains("\"\(number)\""), "\(patch)")
      }
    }
  }

  /// The server replaces the handlers of HTTP after it has sent the head of its response.
  @Test func aMessageThatArrivesBeforeTheServerSwitchesIsHandled() async throws {
    try await withPage { client, page in
      let message = String(buffer: page.click(1))
      try await client.withSocket(uri: "/", headers: page.socketHeaders(client), early: message) { socket in
        guard case .text(let patch) = try await socket.next() else { throw ChannelEnded() }
        #expect(patch.hasPrefix("data:[1,1,"), "\(patch)")
      }
    }
  }

  @Test func aMessageCanArriveInParts() async throws {
    try await withSocket { socket, page in
      let message = Array(String(buffer: page.click(1)).utf8)
      try await socket.send(opcode: 1, Array(message.prefix(5)), isLast: false)
      try await socket.send(opcode: 9, Array("hello".utf8))
      try await socket.send(opcode: 0, Array(message.dropFirst(5)))
      #expect(try await socket.next() == .pong("hello"))
      guard case .text(let patch) = try await socket.next() else { throw ChannelEnded() }
      #expect(patch.hasPrefix("data:[1,1,"))
    }
  }

  @Test func aMessageHasALimit() async throws {
    try await withSocket { socket, _ in
      try await socket.send(opcode: 1, Array(repeating: 32, count: 65_537))
      #expect(try await socket.next() == .close(code: 1009))
      #expect(try await socket.next() == nil)
    }
  }

  @Test func aMessageInPartsHasALimit() async throws {
    try await withSocket { socket, _ in
      try await socket.send(opcode: 1, Array(repeating: 32, count: 40_000), isLast: false)
      try await socket.send(opcode: 0, Array(repeating: 32, count: 40_000), isLast: false)
      #expect(try await socket.next() == .close(code: 1009))
    }
  }

  @Test(arguments: [
    (1, false, true, "not masked"), (2, true, true, "binary"), (0, true, true, "the rest of nothing"),
    (3, true, true, "an unknown kind"),
  ])
  func aFrameThatDoesNotBelongToTheProtocolEndsTheSocket(
    opcode: Int, isMasked: Bool, isLast: Bool, name: String
  ) async throws {
    try await withSocket { socket, page in
      let message = Array(String(buffer: page.click(1)).utf8)
      try await socket.send(opcode: UInt8(opcode), message, isLast: isLast, isMasked: isMasked)
      #expect(try await socket.next() == .close(code: 1002), "\(name)")
      #expect(try await socket.next() == nil)
    }
  }

  @Test func theClientCanCloseTheSocket() async throws {
    try await withSocket { socket, _ in
      try await socket.send(opcode: 8, [0x03, 0xE8])
      #expect(try await socket.next() == .close(code: 1000))
      #expect(try await socket.next() == nil)
      #expect(await pages.sessionCount == 1)
    }
  }

  @Test func aNewerStreamClosesTheSocket() async throws {
    try await withPage { client, page in
      try await client.withSocket(uri: "/", headers: page.socketHeaders(client)) { first in
        try await client.withSocket(uri: "/", headers: page.socketHeaders(client)) { second in
          #expect(second.isOpen)
          let end = try await first.next()
          #expect(end == .close(code: 1001) || end == nil)
        }
      }
    }
  }

  // MARK: Rejections

  @Test func aSocketOfAnotherSiteIsRejected() async throws {
    try await withPage { client, page in
      for origin in ["http://evil.test", "http://localhost:1", "null", nil] {
        var headers = page.socketHeaders(client)
        headers[.origin] = origin
        try await client.withSocket(uri: "/", headers: headers) { socket in
          #expect(socket.head.hasPrefix("HTTP/1.1 403 "), "\(origin ?? "none")")
        }
      }
      var headers = page.socketHeaders(client)
      headers[.cookie] = nil
      try await client.withSocket(uri: "/", headers: headers) { socket in
        #expect(socket.head.hasPrefix("HTTP/1.1 403 "))
      }
    }
  }

  @Test func aRequestThatLostItsUpgradeOpensNothing() async throws {
    try await withPage { client, page in
      var headers = page.socketHeaders(client)
      headers[.upgrade] = nil
      try await client.withSocket(uri: "/", headers: headers) { socket in
        #expect(socket.head.hasPrefix("HTTP/1.1 426 "))
      }
      #expect(await pages.sessionCount == 1)
    }
  }

  @Test func anotherVersionOfWebSocketsIsRejected() async throws {
    try await withPage { client, page in
      var headers = page.socketHeaders(client)
      headers.append(HTTPFields.Element(name: .secWebSocketVersion, value: "8"))
      try await client.withSocket(uri: "/", headers: headers) { socket in
        #expect(socket.head.hasPrefix("HTTP/1.1 400 "))
      }
    }
  }

  /// The handlers of HTTP are removed, so they must not write the answers to later bytes.
  @Test(arguments: [
    "Connection: keep-alive\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "Connection: Upgrade\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "Connection: Upgrade\r\nContent-Length: 3\r\n\r\nabc",
  ])
  func aHandshakeWithABodyOrWithoutAConnectionIsRejected(rest: String) async throws {
    try await withPage { client, page in
      var headers = page.socketHeaders(client)
      headers[.connection] = nil
      let fields = headers.map { "\($0.name): \($0.value)\r\n" }.joined()
      let response = try await client.exchange(
        "GET / HTTP/1.1\r\nHost: localhost:\(client.port)\r\nSec-WebSocket-Version: 13\r\n"
          + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\(fields)\(rest)")
      #expect(!response.contains("HTTP/1.1 101 "))
      #expect(try await client.execute(uri: "/", method: .get).status == .ok)
    }
  }

  @Test func aMiddlewareThatWritesAfterTheSwitchWritesNothing() async throws {
    let router = Router()
    router.add(middleware: WritesMore()).livePage("/", in: pages) { Counter() }
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/", method: .get))
      try await client.withSocket(uri: "/", headers: page.socketHeaders(client)) { socket in
        try await socket.send(text: String(buffer: page.click(1)))
        guard case .text(let patch) = try await socket.next() else { throw ChannelEnded() }
        #expect(patch.hasPrefix("data:[1,1,"))
      }
    }
  }

  /// Writes a byte after each switch to a WebSocket.
  private struct WritesMore<Context: RequestContext>: RouterMiddleware {
    func handle(
      _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
      let response = try await next(request, context)
      guard response.status == .switchingProtocols else { return response }
      return Response(
        status: response.status, headers: response.headers,
        body: ResponseBody { writer in
          try await response.body.write(Unfinished(writer))
          try await writer.write(ByteBuffer(string: "x"))
          try await writer.finish(nil)
        })
    }
  }

  /// A writer whose end is written by a middleware.
  private struct Unfinished: ResponseBodyWriter {
    var writer: any ResponseBodyWriter
    init(_ writer: any ResponseBodyWriter) { self.writer = writer }
    @concurrent mutating func write(_ buffer: ByteBuffer) async throws { try await writer.write(buffer) }
    @concurrent consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }

  @Test func aClientWhoseMessagesAreRejectedIsClosed() async throws {
    try await withSocket { socket, _ in
      for number in 1...100 {
        try await socket.send(text: "[")
        guard case .text(let answer) = try await socket.next() else { throw ChannelEnded() }
        #expect(answer.hasPrefix("event:answer\ndata:[\(number),4"))
      }
      try? await socket.send(text: "[")
      #expect(try await socket.next() == .close(code: 1008))
    }
  }

  @Test func aClientThatSendsTooManyMessagesAtOnceIsClosed() async throws {
    try await withSocket { socket, _ in
      try await socket.send(opcode: 1, [], count: 1_000)
      var end: ServerSocket.Frame?
      while let frame = try await socket.next() { end = frame }
      #expect(end == .close(code: 1008))
    }
  }

  @Test func aClientThatIsGoneBeforeTheSwitchKeepsNoSocket() async throws {
    let router = Router()
    let (gate, open) = AsyncStream<Never>.makeStream()
    router.add(middleware: Waits(gate: gate)).livePage("/", in: pages) { Counter() }
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/", method: .get))
      let fields = page.socketHeaders(client).map { "\($0.name): \($0.value)\r\n" }.joined()
      try await client.withConnection(
        sending: "GET / HTTP/1.1\r\nHost: localhost:\(client.port)\r\nSec-WebSocket-Version: 13\r\n"
          + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\(fields)\r\n", isLast: true
      ) { received in
        open.finish()
        // The server closes the connection, which is otherwise open as long as the session.
        for await _ in received {}
      }
    }
  }

  /// The page then requests a stream, and loads again at the answer.
  @Test func aShutdownBeforeTheSwitchRejectsTheSocket() async throws {
    let (ended, end) = AsyncStream<Never>.makeStream()
    let pages = LivePages(clock: StoppedClock(), reporter: EndReporter(end: end))
    let router = Router()
    let (gate, open) = AsyncStream<Never>.makeStream()
    let (begun, begin) = AsyncStream<Never>.makeStream()
    router.add(middleware: Waits(gate: gate, begin: begin)).livePage("/", in: pages) { Counter() }
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/", method: .get))
      async let socket: Void = client.withSocket(uri: "/", headers: page.socketHeaders(client)) { socket in
        #expect(socket.head.hasPrefix("HTTP/1.1 410 "))
      }
      for await _ in begun {}
      await client.shutDown()
      for await _ in ended {}
      open.finish()
      try await socket
    }
  }

  private struct EndReporter: LivePageReporter {
    let end: AsyncStream<Never>.Continuation

    func sessionEnded(_ label: String, _ reason: SessionEnd, now counts: SessionCounts) { end.finish() }
  }

  /// Passes requests for WebSockets on when `gate` ends.
  private struct Waits<Context: RequestContext>: RouterMiddleware {
    let gate: AsyncStream<Never>
    var begin: AsyncStream<Never>.Continuation?

    func handle(
      _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
      if request.headers[.upgrade] != nil {
        begin?.finish()
        for await _ in gate {}
      }
      return try await next(request, context)
    }
  }

  // MARK: The end of the server

  @Test func aShutdownTellsThePageToLoadAgain() async throws {
    try await withPage { client, page in
      try await client.withSocket(uri: "/", headers: page.socketHeaders(client)) { socket in
        await client.shutDown()
        guard case .text(let frame) = try await socket.next() else { throw ChannelEnded() }
        #expect(frame.hasPrefix("event:reload\ndata:"))
        #expect(try await socket.next() == .close(code: 1001))
        #expect(try await socket.next() == nil)
      }
    }
    #expect(await pages.sessionCount == 0)
  }

  @Test func theServerEndsAfterTheActionsOfItsSockets() async throws {
    let saving = Saving()
    let router = Router()
    router.livePage("/", in: pages) { SavingView(saving: saving) }
    let reading = try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/", method: .get))
      let (started, start) = AsyncStream<Void>.makeStream()
      let reading = Task {
        try await client.withSocket(uri: "/", headers: page.socketHeaders(client)) { socket in
          try await socket.send(text: String(buffer: page.click(1)))
          _ = try await socket.next()
          start.finish()
          guard case .text(let frame) = try await socket.next() else { throw ChannelEnded() }
          #expect(frame.hasPrefix("event:reload\ndata:"))
          #expect(await !saving.isSaved)
          saving.finish()
        }
      }
      for await _ in started {}
      return reading
    }
    // The server has ended after the action.
    #expect(await saving.isSaved)
    try await reading.value
  }

  private struct ChannelEnded: Error {}
}
