import NIOCore
import NIOEmbedded
import NIOWebSocket
import PortableUI
import PortableUIWeb
import ServerTesting
import Testing

@testable import PortableUIHummingbird

private struct Label: View {
  var body: some View { Text("Hello") }
}

/// Counts what a handler writes, flushes and reads.
private final class Output: ChannelDuplexHandler {
  typealias InboundIn = Never
  typealias OutboundIn = ByteBuffer

  /// The first byte of each frame.
  private(set) var kinds: [UInt8] = []
  private(set) var contents: [[UInt8]] = []
  private(set) var flushes = 0
  private(set) var reads = 0

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let frame = unwrapOutboundIn(data)
    kinds.append(frame.getInteger(at: 0)!)
    contents.append(Array(frame.readableBytesView.dropFirst(2)))
    promise?.succeed()
  }

  func flush(context: ChannelHandlerContext) { flushes += 1 }

  func read(context: ChannelHandlerContext) { reads += 1 }
}

/// The work of a WebSocket for what its client sends.
@MainActor
struct LiveSocketHandlerTests {
  nonisolated private static let sizes = [1, 2, 4, 8, 16, 32, 64, 65, 1_024, 43_690]
  private let pong: UInt8 = 0x8A
  private let close: UInt8 = 0x88

  private func openSocket() async throws -> LiveSocket {
    let pages = LivePages(clock: StoppedClock())
    var request = LiveRequest(method: .get)
    (request.host, request.canSwitchToSocket) = ("localhost", true)
    let document = try await pages.respond(to: request) { Label() }
    guard case .bytes(let bytes) = document.body else { throw NoDocument() }
    let html = String(decoding: bytes, as: UTF8.self)
    let token = try #require(html.firstMatch(of: /name="live-page" content="([0-9a-f]{32})"/)).1
    let cookie = document.headers.first { $0.name == "Set-Cookie" }?.value
    request.cookie = String(try #require(cookie).prefix { $0 != ";" })
    (request.origin, request.socketProtocols) = ("http://localhost", "live, page.\(token), last.0")
    return try #require(try await pages.respond(to: request) { Label() }.socket)
  }

  private struct NoDocument: Error {}

  /// Passes frames to the handler of a socket, as many at once as one read brings.
  private func receive(_ reads: [[WebSocketFrame]], on socket: LiveSocket) throws -> Output {
    let (channel, output) = (EmbeddedChannel(), Output())
    let connection = ConnectionGuard(limits: LiveServerLimits(), client: LiveClient())
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(output)
    try pipeline.addHandler(connection)
    connection.switchToSocket()
    try pipeline.addHandler(LiveSocketHandler(socket, connection: connection))
    for frames in reads {
      for frame in frames { channel.pipeline.fireChannelRead(frame) }
      channel.pipeline.fireChannelReadComplete()
    }
    _ = try? channel.finish()
    return output
  }

  private func frame(_ opcode: WebSocketOpcode, _ content: String = "", isLast: Bool = true) -> WebSocketFrame {
    WebSocketFrame(fin: isLast, opcode: opcode, maskKey: [0, 0, 0, 0], data: ByteBuffer(string: content))
  }

  @Test(arguments: sizes)
  func pingsOfOneReadAreAnsweredTogether(count: Int) async throws {
    let output = try receive([(1...count).map { frame(.ping, "\($0)") }], on: await openSocket())
    #expect(output.kinds == [count <= 64 ? pong : close])
    if count <= 64 { #expect(output.contents == [Array("\(count)".utf8)]) }
    #expect(output.flushes == 1)
  }

  @Test func eachReadCanHavePings() async throws {
    let output = try receive([[frame(.ping, "a")], [frame(.pong)], [frame(.ping, "b")]], on: await openSocket())
    #expect(output.contents == [Array("a".utf8), Array("b".utf8)])
  }

  @Test(arguments: sizes)
  func framesWithoutContentAreLimited(count: Int) async throws {
    let parts = [frame(.text, "{", isLast: false)] + Array(repeating: frame(.continuation, isLast: false), count: count)
    for frames in [parts, Array(repeating: frame(.pong), count: count)] {
      let output = try receive([frames], on: await openSocket())
      #expect(output.kinds == (count <= 64 ? [] : [close]))
    }
  }

  /// The main actor handles no message meanwhile, because it is busy with this test.
  @Test(arguments: [1, 1_024, 8_192, 16_384, 21_846, 32_768, 40_000, 65_535, 65_536])
  func bytesThatAreNotHandledAreLimited(size: Int) async throws {
    let message = frame(.text, String(repeating: " ", count: size))
    let output = try receive(Array(repeating: [message], count: 8), on: await openSocket())
    // The one after which a further read would exceed the limit is the last one.
    #expect(output.reads == min(7, (65_536 - 1) / size))
  }
}
