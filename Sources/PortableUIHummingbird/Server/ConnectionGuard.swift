#if Hummingbird
  import NIOCore
  import NIOHTTP1

  /// Closes a connection whose client is too slow or silent, and rejects malformed requests.
  ///
  /// It is placed after the decoder, whose events also show bytes that do not complete a head. One timer per connection
  /// suffices: it is not moved when a deadline becomes later, but checks the deadline when it fires.
  final class ConnectionGuard: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private enum Use {
      /// The current read has brought a part of a request, or not.
      case requests(hasDecoded: Bool)
      /// A WebSocket, which counts as a response that does not end.
      case socket
    }

    private enum Timer {
      case none
      case scheduled(Scheduled<Void>, deadline: NIODeadline)
      /// The connection is closed.
      case ended
    }

    private let client: LiveClient
    private var state: ConnectionState
    private var use = Use.requests(hasDecoded: false)
    private var timer = Timer.none
    /// Whether the server waits for bytes of the client.
    private var isReading = false

    init(limits: LiveServerLimits, client: LiveClient) {
      self.client = client
      state = ConnectionState(limits: limits, at: .now())
    }

    func handlerAdded(context: ChannelHandlerContext) { update(context) }

    func handlerRemoved(context: ChannelHandlerContext) { close() }

    func channelInactive(context: ChannelHandlerContext) {
      close()
      context.fireChannelInactive()
    }

    /// Releases the timer, which retains this object.
    private func close() {
      if case .scheduled(let task, _) = timer { task.cancel() }
      timer = .ended
      client.inputDidClose()
    }

    // MARK: WebSockets

    /// Stops handling requests and responses, whose handlers are removed.
    func switchToSocket() { use = .socket }

    private var isSocket: Bool { if case .socket = use { true } else { false } }

    /// Handles that bytes were written to the WebSocket.
    func wroteToSocket(_ count: Int) { state.wrote(count, at: .now()) }

    // MARK: Requests

    func read(context: ChannelHandlerContext) {
      isReading = true
      context.read()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      if isSocket { return context.fireChannelRead(data) }
      use = .requests(hasDecoded: true)
      guard !state.hasEnded else { return }
      switch unwrapInboundIn(data) {
      case .head(let head):
        if (head.version.major, head.version.minor) >= (1, 1), head.headers["host"].count != 1 {
          return refuse(context, .badRequest, "A request of HTTP/1.1 needs exactly one header field \"Host\".")
        }
        state.receivedHead(keepsAlive: head.isKeepAlive && !head.endsHTTP, at: .now())
      case .body(let bytes): state.receivedBody(bytes.readableBytes)
      case .end: state.receivedEnd(at: .now())
      }
      context.fireChannelRead(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
      isReading = false
      guard case .requests(let hasDecoded) = use else { return context.fireChannelReadComplete() }
      if !hasDecoded { state.receivedBytes(at: .now()) }
      use = .requests(hasDecoded: false)
      update(context)
      context.fireChannelReadComplete()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      if isSocket { return context.fireErrorCaught(error) }
      if error is ByteToMessageDecoderError.PayloadTooLargeError { return context.close(promise: nil) }
      // After an error, the decoder reports each further read as an error.
      guard !state.hasEnded else { return }
      switch error {
      case is HTTPParserError where state.isReadingBody:
        state.end(at: .now())
        update(context)
        // The handler of the request responds, unless it has responded before the end of the body.
        if state.isDone { context.close(mode: .output, promise: nil) } else { context.fireErrorCaught(error) }
      case HTTPParserError.headerOverflow:
        refuse(context, .requestHeaderFieldsTooLarge, "The head of the request is too long.")
      case is HTTPParserError: refuse(context, .badRequest, "The request is malformed.")
      default: context.fireErrorCaught(error)
      }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      switch event {
      case is ChannelShouldQuiesceEvent:
        state.shutDown(at: .now())
        if state.isDone { context.close(promise: nil) }
        update(context)
      case ChannelEvent.inputClosed: client.inputDidClose()
      case ChannelEvent.outputClosed:
        state.end(at: .now())
        update(context)
      default: break
      }
      context.fireUserInboundEventTriggered(event)
    }

    /// Answers a request that is not passed on. The client can finish sending it, so that it receives the answer.
    private func refuse(_ context: ChannelHandlerContext, _ status: HTTPResponseStatus, _ message: String) {
      state.end(at: .now())
      update(context)
      // The responses to the preceding requests come first, and are then the last ones.
      guard state.unanswered == 0 else { return }
      let body = ByteBuffer(string: message + "\n")
      let headers: HTTPHeaders = [
        "Content-Type": "text/plain; charset=utf-8", "Content-Length": "\(body.readableBytes)", "Connection": "close",
      ]
      let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
      context.close(mode: .output, promise: nil)
    }

    // MARK: Responses

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      if isSocket { return context.write(data, promise: promise) }
      let part = unwrapOutboundIn(data)
      // Otherwise, the handler of the request would read the whole body before the next request.
      if case .head(let head) = part, head.status == .payloadTooLarge { state.respondsForTheLastTime() }
      switch part {
      case .head(var head) where state.isLastResponse && head.status.code >= 200:
        head.headers.replaceOrAdd(name: "Connection", value: "close")
        context.write(wrapOutboundOut(.head(head)), promise: promise)
      case .head: context.write(data, promise: promise)
      case .body(let bytes):
        state.wrote(bytes.readableBytes, at: .now())
        context.write(data, promise: promise)
      case .end:
        let promise = promise ?? context.eventLoop.makePromise()
        promise.futureResult.assumeIsolated().whenComplete { _ in self.responded(context) }
        context.write(data, promise: promise)
      }
    }

    func flush(context: ChannelHandlerContext) {
      context.flush()
      update(context)
    }

    private func responded(_ context: ChannelHandlerContext) {
      state.responded(at: .now())
      if state.isDone, !isClosed {
        state.end(at: .now())
        // A client that is still sending could otherwise not read the response.
        context.close(mode: state.isShuttingDown ? .all : .output, promise: nil)
      }
      update(context)
    }

    // MARK: The timer

    private var isClosed: Bool { if case .ended = timer { true } else { false } }

    private func update(_ context: ChannelHandlerContext) {
      guard !isClosed, let deadline = state.deadline else { return }
      if case .scheduled(let task, let earlier) = timer {
        if earlier <= deadline { return }
        task.cancel()
      }
      let task = context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) { self.check(context) }
      timer = .scheduled(task, deadline: deadline)
    }

    private func check(_ context: ChannelHandlerContext) {
      guard !isClosed else { return }
      timer = .none
      let now = NIODeadline.now()
      if state.isOverdue(at: now)
        || state.isTooSlow(at: now, isReading: isReading, buffered: bufferedBytes(context.channel))
      {
        context.close(promise: nil)
      } else {
        update(context)
      }
    }

    private func bufferedBytes(_ channel: any Channel) -> Int {
      (try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? (channel.isWritable ? 0 : 1)
    }
  }

  extension HTTPRequestHead {
    /// Whether the bytes after the request may belong to another protocol, so that no further request is decoded.
    fileprivate var endsHTTP: Bool {
      method == .CONNECT
        || headers.contains(name: "upgrade")
          && headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
    }
  }
#endif
