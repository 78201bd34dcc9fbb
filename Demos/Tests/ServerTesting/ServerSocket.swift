import Foundation
import HTTPTypes
import NIOCore
import NIOPosix

/// A WebSocket of a test, which sends frames unchanged.
package final class ServerSocket {
  package enum Frame: Equatable {
    case text(String)
    case pong(String)
    case close(code: Int)
  }

  /// The head of the response to the handshake.
  package private(set) var head = ""
  private var received = ByteBuffer()
  private var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
  private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>

  fileprivate init(
    _ inbound: NIOAsyncChannelInboundStream<ByteBuffer>, _ outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  ) {
    self.inbound = inbound.makeAsyncIterator()
    self.outbound = outbound
  }

  /// Whether the server has switched to a WebSocket.
  package var isOpen: Bool { head.hasPrefix("HTTP/1.1 101 ") }

  fileprivate func shakeHands(_ request: String, early: String?) async throws {
    var bytes = ByteBuffer(string: request)
    if let early {
      bytes.writeImmutableBuffer(Self.frame(opcode: 1, Array(early.utf8), isLast: true, isMasked: true))
    }
    try await outbound.write(bytes)
    let end = Data("\r\n\r\n".utf8)
    while true {
      let bytes = Data(received.readableBytesView)
      if let range = bytes.range(of: end) {
        head = received.readString(length: range.upperBound)!
        return
      }
      guard let more = try await inbound.next(isolation: #isolation) else { throw ChannelError.inputClosed }
      received.writeImmutableBuffer(more)
    }
  }

  package func send(text: String) async throws { try await send(opcode: 1, Array(text.utf8)) }

  /// Sends a frame, `count` times in one write.
  package func send(
    opcode: UInt8, _ content: [UInt8], isLast: Bool = true, isMasked: Bool = true, count: Int = 1
  ) async throws {
    let frame = Self.frame(opcode: opcode, content, isLast: isLast, isMasked: isMasked)
    var bytes = ByteBuffer()
    for _ in 1...count { bytes.writeImmutableBuffer(frame) }
    try await outbound.write(bytes)
  }

  private static func frame(opcode: UInt8, _ content: [UInt8], isLast: Bool, isMasked: Bool) -> ByteBuffer {
    var frame = ByteBuffer(bytes: [opcode | (isLast ? 0x80 : 0)])
    let mask: UInt8 = isMasked ? 0x80 : 0
    if content.count < 126 {
      frame.writeInteger(mask | UInt8(content.count))
    } else {
      frame.writeInteger(mask | 127)
      frame.writeInteger(UInt64(content.count))
    }
    let key: [UInt8] = isMasked ? [1, 2, 3, 4] : [0, 0, 0, 0]
    if isMasked { frame.writeBytes(key) }
    frame.writeBytes(content.enumerated().map { $1 ^ key[$0 % 4] })
    return frame
  }

  /// Returns the next frame, or `nil` when the server has closed the connection. Heartbeats are skipped.
  package func next() async throws -> Frame? {
    while true {
      if let frame = parse() {
        guard case .text(let text) = frame, text.hasPrefix(Self.heartbeat) else { return frame }
        if text != Self.heartbeat { return .text(String(text.dropFirst(Self.heartbeat.count))) }
        continue
      }
      do {
        guard let bytes = try await inbound.next(isolation: #isolation) else { return nil }
        received.writeImmutableBuffer(bytes)
      } catch let error as IOError where error.errnoCode == ECONNRESET {
        return nil
      }
    }
  }

  private static let heartbeat = ":\n\n"

  private func parse() -> Frame? {
    var rest = received
    guard let first: UInt8 = rest.readInteger(), let short: UInt8 = rest.readInteger() else { return nil }
    var length = Int(short)
    if short == 126 {
      guard let long: UInt16 = rest.readInteger() else { return nil }
      length = Int(long)
    } else if short == 127 {
      guard let long: UInt64 = rest.readInteger() else { return nil }
      length = Int(long)
    }
    guard let bytes = rest.readBytes(length: length) else { return nil }
    received = rest
    switch first {
    case 0x88: return .close(code: bytes.reduce(0) { $0 << 8 | Int($1) })
    case 0x8A: return .pong(String(decoding: bytes, as: UTF8.self))
    default: return .text(String(decoding: bytes, as: UTF8.self))
    }
  }
}

extension ServerClient {
  /// Requests a WebSocket with the key that the standard uses as an example.
  ///
  /// - Parameter early: A message that is sent with the request, without waiting for the response.
  package func withSocket(
    uri: String, headers: HTTPFields, early: String? = nil, _ use: (ServerSocket) async throws -> Void
  ) async throws {
    let fields = headers.map { "\($0.name): \($0.value)\r\n" }.joined()
    let request = """
      GET \(uri) HTTP/1.1\r\nHost: localhost:\(port)\r\nSec-WebSocket-Version: 13\r\n\
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\(fields)\r\n
      """
    try await connectToBytes(reads: true).executeThenClose { inbound, outbound in
      let socket = ServerSocket(inbound, outbound)
      try await socket.shakeHands(request, early: early)
      try await use(socket)
    }
  }
}
