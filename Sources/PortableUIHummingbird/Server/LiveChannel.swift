#if Hummingbird
  import HummingbirdCore
  import Logging
  import NIOConcurrencyHelpers
  import NIOCore
  import NIOHTTP1
  import NIOHTTPTypes
  import NIOHTTPTypesHTTP1
  import ServiceLifecycle

  /// The setup of the connections of a server for live pages.
  ///
  /// It is the setup of Hummingbird's `HTTP1Channel` with a ``ConnectionGuard``.
  struct LiveChannel: HTTPChannelHandler {
    struct Value: ServerChildChannelValue {
      let http: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>
      let client: LiveClient
      var channel: any Channel { http.channel }
    }

    /// The maximum number of bytes that are stored for a WebSocket before its handlers replace the ones for HTTP.
    private static let maximumEarlyBytes = 128 * 1024

    let responder: Responder
    let limits: LiveServerLimits
    private let sockets = OpenSockets()

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
      channel.eventLoop.makeCompletedFuture {
        let client = LiveClient()
        // Requests are short. By default, each connection keeps a buffer of twice this size.
        try channel.syncOptions?.setOption(
          .recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: 256, initial: 1024, maximum: 65_536))
        var decoderLimits = NIOHTTPDecoderLimitConfiguration()
        decoderLimits.maxHeaderFieldSize = limits.headBytes
        decoderLimits.maxHeaderListSize = limits.headBytes
        // A WebSocket gets the bytes that arrive before its handlers replace the ones for HTTP.
        let decoder = HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: decoderLimits)
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(HTTPResponseEncoder())
        try pipeline.addHandler(ByteToMessageHandler(decoder, maximumBufferSize: Self.maximumEarlyBytes))
        try pipeline.addHandler(ConnectionGuard(limits: limits, client: client))
        try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
        let http = try NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>(
          wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
        return Value(http: http, client: client)
      }
    }

    init(responder: @escaping Responder, limits: LiveServerLimits) {
      self.responder = responder
      self.limits = limits
    }

    func handle(value: Value, logger: Logger) async {
      await LiveConnection.$current.withValue(LiveConnection(value.channel, client: value.client, sockets: sockets)) {
        await handleRequests(of: value, logger: logger)
      }
      await sockets.waitUnlessAwaited()
    }

    /// Handles the requests of a connection in a task of its own, which is canceled with the current one, and when a
    /// shutdown lasts too long, whether the connection is open or closed.
    private func handleRequests(of value: Value, logger: Logger) async {
      let task = Task { await handleHTTP(asyncChannel: value.http, logger: logger) }
      let (loop, timeout) = (value.channel.eventLoop, TimeAmount(limits.shutdownTimeout))
      let cancellation = NIOLockedValueBox<Scheduled<Void>?>(nil)
      await withTaskCancellationHandler {
        await withGracefulShutdownHandler {
          await task.value
        } onGracefulShutdown: {
          cancellation.withLockedValue { $0 = loop.scheduleTask(in: timeout) { task.cancel() } }
        }
      } onCancel: {
        task.cancel()
      }
      cancellation.withLockedValue { $0 }?.cancel()
    }
  }
#endif
