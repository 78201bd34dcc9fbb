import Foundation
import NIOCore
import NIOPosix
import ProcessTesting

extension ServerClient {
  /// Sends bytes unchanged on a new connection, and returns everything that the server sends until it closes it.
  package func exchange(_ text: String) async throws -> String {
    let channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>
    do {
      channel = try await connectToBytes(reads: true)
    } catch ChannelError.ioOnClosedChannel {
      // The server closed the connection before the client was set up.
      return ""
    }
    return try await channel.executeThenClose { inbound, outbound in
      // The server may close the connection before it has read everything.
      async let sent: Void = { if !text.isEmpty { try? await outbound.write(ByteBuffer(string: text)) } }()
      var received = ByteBuffer()
      do {
        for try await bytes in inbound { received.writeImmutableBuffer(bytes) }
      } catch let error as IOError where error.errnoCode == ECONNRESET {}
      await sent
      return String(buffer: received)
    }
  }

  /// Sends bytes unchanged on a new connection, and reads what the server sends only when `use` asks for it.
  ///
  /// - Parameter use: Receives a function that reads until the server closes the connection. It can be called once.
  package func withUnreadConnection(
    sending text: String, _ use: (_ readToEnd: () async throws -> Void) async throws -> Void
  ) async throws {
    let channel = try await connectToBytes(reads: false)
    try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: text))
      try await use {
        try await channel.channel.setOption(.autoRead, value: true).get()
        do {
          for try await _ in inbound {}
        } catch let error as IOError where error.errnoCode == ECONNRESET {}
      }
    }
  }

  /// Sends bytes unchanged on a new connection, which stays open while `use` runs.
  ///
  /// - Parameters:
  ///   - isLast: Whether the client closes its direction of the connection after the bytes.
  ///   - use: Receives what the server sends, until it closes the connection.
  package func withConnection(
    sending text: String, isLast: Bool = false, _ use: (AsyncStream<String>) async throws -> Void
  ) async throws {
    try await connectToBytes(reads: true).executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: text))
      if isLast { outbound.finish() }
      let (received, continuation) = AsyncStream<String>.makeStream()
      let reading = Task {
        defer { continuation.finish() }
        for try await bytes in inbound { continuation.yield(String(buffer: bytes)) }
      }
      defer { reading.cancel() }
      try await use(received)
    }
  }

  func connectToBytes(reads: Bool) async throws -> NIOAsyncChannel<ByteBuffer, ByteBuffer> {
    expectTimeLimit(for: "a server")
    return try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .channelOption(.autoRead, value: reads)
      // A client that does not read leaves the buffers of the system full after a few responses.
      .channelOption(.socketOption(.so_rcvbuf), value: reads ? 1 << 18 : 4096)
      .connect(host: host, port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel(
            wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
        }
      }
  }
}
