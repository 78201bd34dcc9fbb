#if Hummingbird
  import NIOCore
  import NIOWebSocket
  import PortableUIWeb

  /// Writes the frames of a page as messages of a WebSocket, and passes its messages to the session.
  ///
  /// It reads no further messages while some are not handled, and while the client does not read, so that neither
  /// direction needs unlimited memory. ``ConnectionGuard`` closes a connection whose client does not read at all.
  final class LiveSocketHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = Never
    typealias OutboundIn = Never
    typealias OutboundOut = WebSocketFrame

    /// The number of messages that are passed on before they are handled.
    private static let messagesAtOnce = 8

    private let socket: LiveSocket
    private let connection: ConnectionGuard
    /// The parts of a message whose last part has not arrived.
    private var parts: ByteBuffer?
    private var unhandled = 0
    private var isWaitingToRead = false
    private var isClosing = false

    init(_ socket: LiveSocket, connection: ConnectionGuard) {
      self.socket = socket
      self.connection = connection
    }

    func handlerAdded(context: ChannelHandlerContext) {
      let handler = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      let (eventLoop, channel) = (context.eventLoop, context.channel)
      socket.stream.whenAbandoned { channel.close(promise: nil) }
      socket.stream.whenReady {
        eventLoop.execute {
          let (handler, context) = handler.value
          handler.writeFrames(context)
        }
      }
    }

    func channelInactive(context: ChannelHandlerContext) {
      close()
      context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { close() }

    private func close() {
      isClosing = true
      parts = nil
      socket.stream.abandon()
      Task { [stream = socket.stream] in await stream.close() }
    }

    // MARK: Messages of the page

    func read(context: ChannelHandlerContext) {
      isWaitingToRead = true
      readIfPossible(context)
    }

    private func readIfPossible(_ context: ChannelHandlerContext) {
      guard isWaitingToRead, unhandled < Self.messagesAtOnce, context.channel.isWritable else { return }
      isWaitingToRead = false
      context.read()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard !isClosing else { return }
      let frame = Self.unwrapInboundIn(data)
      guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
        return fail(context, .protocolError)
      }
      switch frame.opcode {
      case .text where parts == nil: received(frame, context)
      case .continuation where parts != nil: received(frame, context)
      case .ping: answerPing(frame, context)
      case .pong: break
      case .connectionClose: fail(context, .normalClosure)
      default: fail(context, .protocolError)
      }
    }

    private func received(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
      var content = frame.unmaskedData
      if var parts {
        self.parts = nil
        parts.writeBuffer(&content)
        content = parts
      }
      guard content.readableBytes <= socket.messageLimit else { return fail(context, .messageTooLarge) }
      guard frame.fin else { return parts = content }
      unhandled += 1
      let handler = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      let eventLoop = context.eventLoop
      socket.receive(Array(content.readableBytesView)) {
        eventLoop.execute {
          let (handler, context) = handler.value
          handler.unhandled -= 1
          handler.readIfPossible(context)
        }
      }
    }

    /// Answers a ping, unless the client reads so slowly that answers would accumulate.
    private func answerPing(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
      guard context.channel.isWritable else { return }
      write(.pong, frame.unmaskedData, context)
      context.flush()
    }

    // MARK: Frames of the session

    func channelWritabilityChanged(context: ChannelHandlerContext) {
      if context.channel.isWritable {
        writeFrames(context)
        readIfPossible(context)
      }
      context.fireChannelWritabilityChanged()
    }

    private func writeFrames(_ context: ChannelHandlerContext) {
      while !isClosing, context.channel.isWritable {
        let (bytes, isLast) = socket.stream.takeFrames()
        if let bytes {
          write(.text, ByteBuffer(bytes: bytes), context)
          context.flush()
        } else if isLast {
          return fail(context, .goingAway)
        } else {
          return
        }
      }
    }

    private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext) {
      connection.wroteToSocket(data.readableBytes)
      context.write(wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: nil)
    }

    // MARK: The end

    /// Closes the connection with a code of WebSockets.
    private func fail(_ context: ChannelHandlerContext, _ code: WebSocketErrorCode) {
      guard !isClosing else { return }
      isClosing = true
      var data = ByteBuffer()
      data.write(webSocketErrorCode: code)
      write(.connectionClose, data, context)
      context.flush()
      context.close(promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      switch error {
      case NIOWebSocketError.invalidFrameLength: fail(context, .messageTooLarge)
      case is NIOWebSocketError: fail(context, .protocolError)
      default: context.close(promise: nil)
      }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      switch event {
      case is ChannelShouldQuiesceEvent:
        Task { [socket, channel = context.channel] in
          await socket.shutdown()
          channel.close(promise: nil)
        }
      case ChannelEvent.inputClosed: context.close(promise: nil)
      default: context.fireUserInboundEventTriggered(event)
      }
    }
  }
#endif
