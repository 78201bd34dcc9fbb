#if Hummingbird
  import NIOConcurrencyHelpers
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
    typealias OutboundOut = ByteBuffer

    /// The number of messages that are passed on before they are handled.
    private static let messagesAtOnce = 8
    /// The number of bytes of unhandled messages that stops reading.
    private static let bytesAtOnce = 64 * 1024
    /// The number of frames without content of a message that one read can bring. Browsers send none by themselves.
    private static let emptyFramesAtOnce = 64
    /// The number of unhandled messages that closes a connection. One read can contain more messages than
    /// ``messagesAtOnce``. The script of a page sends one message and waits for its answer.
    private static let unhandledLimit = 64

    private struct Reading {
      var unhandled = 0
      var unhandledBytes = 0
      /// Whether the channel has to read as soon as a message is handled.
      var isWaiting = false
    }

    private enum Phase {
      /// The task that has handled the requests of the connection has not closed its channel.
      case switching
      case open
      /// Nothing is read or written any more.
      case closing
    }

    private let socket: LiveSocket
    private let connection: ConnectionGuard
    /// The number of frames without content of a message that the current read has brought.
    private var emptyFrames = 0
    /// The content of the newest ping of the current read. Only this one needs an answer.
    private var ping: ByteBuffer?
    /// The parts of a message whose last part has not arrived.
    private var parts: ByteBuffer?
    private let reading = NIOLockedValueBox(Reading())
    private var phase = Phase.switching

    init(_ socket: LiveSocket, connection: ConnectionGuard) {
      self.socket = socket
      self.connection = connection
    }

    func handlerAdded(context: ChannelHandlerContext) {
      let handler = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      let eventLoop = context.eventLoop
      socket.stream.whenAbandoned {
        eventLoop.execute {
          let (handler, context) = handler.value
          handler.abandoned(context)
        }
      }
      socket.stream.whenReady(on: SocketLoop(loop: eventLoop)) {
        let (handler, context) = handler.value
        handler.writeFrames(context)
      }
    }

    func channelInactive(context: ChannelHandlerContext) {
      close()
      context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { close() }

    private var isClosing: Bool { phase == .closing }

    private func close() {
      phase = .closing
      parts = nil
      socket.stream.abandon()
      Task { [stream = socket.stream] in await stream.close() }
    }

    // MARK: Messages of the page

    func read(context: ChannelHandlerContext) {
      let isPossible = reading.withLockedValue { reading in
        reading.isWaiting =
          reading.unhandled >= Self.messagesAtOnce || reading.unhandledBytes >= Self.bytesAtOnce
          || !context.channel.isWritable
        return !reading.isWaiting
      }
      if isPossible { context.read() }
    }

    private func readIfWaiting(_ context: ChannelHandlerContext) {
      if reading.withLockedValue({ $0.isWaiting }) { read(context: context) }
    }

    /// Reads on. The handlers behind this one no longer do it, because the task that received their requests has ended.
    func channelReadComplete(context: ChannelHandlerContext) {
      emptyFrames = 0
      if let ping = ping.take() { answer(ping, context) }
      read(context: context)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard !isClosing else { return }
      let frame = Self.unwrapInboundIn(data)
      guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
        return fail(context, .protocolError)
      }
      if frame.opcode.isControlOpcode || frame.length == 0 && !frame.fin {
        emptyFrames += 1
        guard emptyFrames <= Self.emptyFramesAtOnce else { return fail(context, .policyViolation) }
      }
      switch frame.opcode {
      case .text where parts == nil: received(frame, context)
      case .continuation where parts != nil: received(frame, context)
      case .ping: ping = frame.unmaskedData
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
      let size = content.readableBytes
      let unhandled = reading.withLockedValue { reading in
        reading.unhandled += 1
        reading.unhandledBytes += size
        return reading.unhandled
      }
      guard unhandled <= Self.unhandledLimit else { return fail(context, .policyViolation) }
      let handler = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      let (eventLoop, reading) = (context.eventLoop, reading)
      socket.receive(Array(content.readableBytesView)) {
        let isWaiting = reading.withLockedValue { reading in
          reading.unhandled -= 1
          reading.unhandledBytes -= size
          return reading.isWaiting
        }
        guard isWaiting else { return }
        eventLoop.execute {
          let (handler, context) = handler.value
          handler.readIfWaiting(context)
        }
      }
    }

    /// Answers a ping, unless the client reads so slowly that answers would accumulate.
    private func answer(_ ping: ByteBuffer, _ context: ChannelHandlerContext) {
      guard !isClosing, context.channel.isWritable else { return }
      write(.pong, ping.readableBytesView, context)
      context.flush()
    }

    // MARK: Frames of the session

    func channelWritabilityChanged(context: ChannelHandlerContext) {
      if context.channel.isWritable {
        writeFrames(context)
        readIfWaiting(context)
      }
      context.fireChannelWritabilityChanged()
    }

    private func writeFrames(_ context: ChannelHandlerContext) {
      while !isClosing, context.channel.isWritable {
        let (bytes, isLast) = socket.stream.takeFrames()
        if let bytes {
          write(.text, bytes, context)
          context.flush()
        } else if isLast {
          return fail(context, socket.stream.end == .violation ? .policyViolation : .goingAway)
        } else {
          return
        }
      }
    }

    /// Writes a frame in one buffer. `WebSocketFrameEncoder` would write its head in another one.
    private func write(
      _ opcode: WebSocketOpcode, _ content: some Collection<UInt8>, _ context: ChannelHandlerContext,
      promise: EventLoopPromise<Void>? = nil
    ) {
      connection.wroteToSocket(content.count)
      var frame = context.channel.allocator.buffer(capacity: content.count + 10)
      frame.writeInteger(0x80 | UInt8(webSocketOpcode: opcode))
      switch content.count {
      case 0...125: frame.writeInteger(UInt8(content.count))
      case 126...65_535: frame.writeMultipleIntegers(UInt8(126), UInt16(content.count))
      default: frame.writeMultipleIntegers(UInt8(127), UInt64(content.count))
      }
      frame.writeBytes(content)
      context.write(wrapOutboundOut(frame), promise: promise)
    }

    /// Rejects what the task of the requests still writes, since the handlers that encode it are removed.
    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      promise?.fail(ChannelError.ioOnClosedChannel)
    }

    // MARK: The end

    /// Ends the task that has handled the requests of the connection. It closes its channel, which stays open here.
    func endTask(_ context: ChannelHandlerContext) {
      context.fireErrorCaught(SwitchedToSocket())
      read(context: context)
    }

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
      guard phase == .switching else { return context.close(mode: mode, promise: promise) }
      // The task first closes the output, then everything.
      if mode == .all { phase = .open }
      promise?.succeed()
    }

    /// Closes the connection without writing anything, because its client may not read.
    private func abandoned(_ context: ChannelHandlerContext) {
      phase = .closing
      context.close(promise: nil)
    }

    /// Closes the connection with a code of WebSockets, after the frames that were written before.
    private func fail(_ context: ChannelHandlerContext, _ code: WebSocketErrorCode) {
      guard !isClosing else { return }
      phase = .closing
      let number = UInt16(webSocketErrorCode: code)
      let promise = context.eventLoop.makePromise(of: Void.self)
      promise.futureResult.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
      write(.connectionClose, [UInt8(number >> 8), UInt8(truncatingIfNeeded: number)], context, promise: promise)
      context.flush()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      switch error {
      case NIOWebSocketError.invalidFrameLength: fail(context, .messageTooLarge)
      case is NIOWebSocketError: fail(context, .protocolError)
      default: abandoned(context)
      }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      switch event {
      // The server shuts down the pages, which ends the stream.
      case is ChannelShouldQuiesceEvent: break
      case ChannelEvent.inputClosed: abandoned(context)
      default: context.fireUserInboundEventTriggered(event)
      }
    }
  }

  /// The event loop of a connection.
  private struct SocketLoop: StreamWriterLoop {
    let loop: any EventLoop

    var id: ObjectIdentifier { ObjectIdentifier(loop) }

    func execute(_ work: @escaping @Sendable () -> Void) { loop.execute(work) }
  }

  /// Ends the task that has handled the requests of a connection, because the connection is now a WebSocket.
  private struct SwitchedToSocket: Error {}
#endif
