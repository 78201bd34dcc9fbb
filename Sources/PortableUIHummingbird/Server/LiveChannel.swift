#if Hummingbird
  import HummingbirdCore
  import Logging
  import NIOConcurrencyHelpers
  import NIOCore
  import NIOHTTP1
  import NIOHTTPTypes
  import NIOHTTPTypesHTTP1

  /// The setup of the connections of a server for live pages.
  ///
  /// It is the setup of Hummingbird's `HTTP1Channel` with a ``ConnectionGuard``.
  struct LiveChannel: HTTPChannelHandler {
    struct Value: ServerChildChannelValue {
      let http: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>
      let task: ConnectionTask
      var channel: any Channel { http.channel }
    }

    let responder: Responder
    let limits: LiveServerLimits

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
      channel.eventLoop.makeCompletedFuture {
        let task = ConnectionTask()
        var decoderLimits = NIOHTTPDecoderLimitConfiguration()
        decoderLimits.maxHeaderFieldSize = limits.headBytes
        decoderLimits.maxHeaderListSize = limits.headBytes
        let pipeline = channel.pipeline.syncOperations
        try pipeline.configureHTTPServerPipeline(
          withPipeliningAssistance: false,  // The asynchronous channel passes requests one by one.
          withErrorHandling: false,
          withOutboundHeaderValidation: false,  // The types of HTTPTypes are always valid.
          withEncoderConfiguration: .init(),
          withDecoderLimitConfiguration: decoderLimits)
        try pipeline.addHandler(ConnectionGuard(limits: limits, task: task))
        try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
        let http = try NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>(
          wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
        return Value(http: http, task: task)
      }
    }

    func handle(value: Value, logger: Logger) async {
      await LiveConnection.$current.withValue(LiveConnection(value.channel)) {
        await value.task.run { await handleHTTP(asyncChannel: value.http, logger: logger) }
      }
    }
  }

  /// The task that handles the requests of a connection, which the event loop of the connection can cancel.
  final class ConnectionTask: Sendable {
    private let state = NIOLockedValueBox<(task: Task<Void, Never>?, isCanceled: Bool)>((nil, false))

    /// Runs the operation in a task of its own. It has the task-local values of the caller and is canceled with it.
    func run(_ operation: @escaping @Sendable () async -> Void) async {
      let task = Task { await operation() }
      let isCanceled = state.withLockedValue { state in
        state.task = task
        return state.isCanceled
      }
      if isCanceled { task.cancel() }
      await withTaskCancellationHandler {
        await task.value
      } onCancel: {
        task.cancel()
      }
      // The task retains the channel, whose pipeline retains this object.
      state.withLockedValue { $0.task = nil }
    }

    func cancel() {
      let task = state.withLockedValue { state in
        state.isCanceled = true
        return state.task
      }
      task?.cancel()
    }
  }
#endif
