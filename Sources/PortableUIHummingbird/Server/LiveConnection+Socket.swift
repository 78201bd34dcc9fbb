#if Hummingbird
  import Hummingbird
  import NIOCore
  import NIOHTTP1
  import NIOHTTPTypesHTTP1
  import NIOWebSocket
  import PortableUIWeb

  extension LiveConnection {
    /// Returns the header fields that accept the WebSocket of a request, or `nil` if it is not a valid handshake.
    func socketHeaders(for request: Request) async -> HTTPFields? {
      var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: request.head.path ?? "/")
      for field in request.headers where field.name.canonicalName.hasPrefix("sec-websocket-") {
        head.headers.add(name: field.name.rawName, value: field.value)
      }
      let upgrader = NIOWebSocketServerUpgrader(
        shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
        upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })
      let headers = try? await upgrader.buildUpgradeResponse(
        channel: channel, upgradeRequest: head, initialResponseHeaders: [:]
      ).get()
      return headers.map { HTTPFields($0, splitCookie: false) }
    }

    /// Replaces the handlers of HTTP by the handlers of a WebSocket. The head of the response has been written.
    func `switch`(to socket: LiveSocket) async throws {
      try await channel.eventLoop.submit {
        let pipeline = channel.pipeline.syncOperations
        let connection = try pipeline.handler(type: ConnectionGuard.self)
        connection.switchToSocket()
        let decoder = ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: socket.messageLimit))
        try pipeline.addHandler(decoder, position: .before(connection))
        let handler = LiveSocketHandler(socket, connection: connection)
        try pipeline.addHandler(handler, position: .after(connection))
        sockets.add(channel)
        // The client may have gone before the handler was added.
        client.whenGone { socket.stream.abandon() }
        _ = try pipeline.removeHandler(pipeline.handler(type: HTTP1ToHTTPServerCodec.self))
        _ = try pipeline.removeHandler(pipeline.handler(type: HTTPResponseEncoder.self))
        _ = try pipeline.removeHandler(pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self))
        try handler.endTask(pipeline.context(handler: handler))
      }.get()
    }
  }
#endif
