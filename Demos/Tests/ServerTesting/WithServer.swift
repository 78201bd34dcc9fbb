import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOPosix
import ServiceLifecycle

/// Serves a router on a free port of this machine while a test uses it, and shuts the server down afterwards.
///
/// - Parameter use: Receives a client of the server.
package func withServer<Context: RequestContext & InitializableFromSource<ApplicationRequestContextSource>, Value>(
  _ router: Router<Context>, _ use: (ServerClient) async throws -> Value
) async throws -> Value {
  let (ports, port) = AsyncStream<Int>.makeStream()
  let logger = Logger(label: "server") { _ in SwiftLogNoOpLogHandler() }
  let application = Application(
    router: router,
    configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
    onServerRunning: { channel in
      if let number = channel.localAddress?.port { port.yield(number) }
    },
    logger: logger
  )
  let services = ServiceGroup(services: [application], logger: logger)
  let server = Task {
    defer { port.finish() }
    try await services.run()
  }
  guard let number = await ports.first(where: { _ in true }) else {
    try await server.value
    throw ServerEnded()
  }
  do {
    let value = try await use(ServerClient(port: number))
    await services.triggerGracefulShutdown()
    try await server.value
    return value
  } catch {
    await services.triggerGracefulShutdown()
    try? await server.value
    throw error
  }
}

/// An error for a server that ended before it accepted connections.
private struct ServerEnded: Error {}

/// The response to one request.
package struct ServerResponse: Sendable {
  package let status: HTTPResponse.Status
  package let headers: HTTPFields
  package let body: ByteBuffer
}

/// A client that sends requests unchanged to a server on this machine, each on a new connection.
package struct ServerClient: Sendable {
  package let port: Int

  /// Sends a request, and returns the complete response.
  ///
  /// Canceling the task closes the connection.
  package func execute(
    uri: String, method: HTTPRequest.Method, headers: HTTPFields = [:], body: ByteBuffer? = nil
  ) async throws -> ServerResponse {
    var headers = headers
    if let body { headers[.contentLength] = "\(body.readableBytes)" }
    let request = HTTPRequest(
      method: method, scheme: "http", authority: "localhost", path: uri, headerFields: headers)
    return try await connect().executeThenClose { inbound, outbound in
      try await outbound.write(.head(request))
      if let body { try await outbound.write(.body(body)) }
      try await outbound.write(.end(nil))
      var response: HTTPResponse?
      var received = ByteBuffer()
      parts: for try await part in inbound {
        switch part {
        case .head(let head): response = head
        case .body(let bytes): received.writeImmutableBuffer(bytes)
        case .end: break parts
        }
      }
      guard let response else { throw ChannelError.inputClosed }
      return ServerResponse(status: response.status, headers: response.headerFields, body: received)
    }
  }

  private func connect() async throws -> NIOAsyncChannel<HTTPResponsePart, HTTPRequestPart> {
    try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          try channel.pipeline.syncOperations.addHandler(HTTP1ToHTTPClientCodec())
          return try NIOAsyncChannel(wrappingChannelSynchronously: channel)
        }
      }
  }
}
