import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOPosix
import PortableUIHummingbird
import ProcessTesting
import ServiceLifecycle

/// Serves a router on a free port of this machine while a test uses it, and shuts the server down afterwards.
///
/// HummingbirdTesting would do the same, but brings AsyncHTTPClient with BoringSSL, almost half of a first build.
///
/// - Parameters:
///   - server: The setup of the server's connections. By default, a shutdown waits for minutes until they have ended.
///   - host: The address on which the server listens.
///   - logger: The logger of the server and its requests.
///   - use: Receives a client of the server.
package func withServer<Context: RequestContext & InitializableFromSource<ApplicationRequestContextSource>, Value>(
  _ router: Router<Context>, server: HTTPServerBuilder = .patient, host: String = "127.0.0.1",
  logger: Logger = Logger(label: "server") { _ in SwiftLogNoOpLogHandler() },
  _ use: (ServerClient) async throws -> Value
) async throws -> Value {
  expectTimeLimit(for: "a server")
  let (ports, port) = AsyncStream<Int>.makeStream()
  let application = Application(
    router: router,
    server: server,
    configuration: ApplicationConfiguration(address: .hostname(host, port: 0)),
    onServerRunning: { channel in
      if let number = channel.localAddress?.port { port.yield(number) }
    },
    logger: logger
  )
  let services = ServiceGroup(services: [application], logger: logger)
  let run = Task {
    defer { port.finish() }
    try await services.run()
  }
  guard let number = await ports.first(where: { _ in true }) else {
    try await run.value
    throw ServerEnded()
  }
  do {
    let value = try await use(ServerClient(port: number, shutDown: { await services.triggerGracefulShutdown() }))
    await services.triggerGracefulShutdown()
    try await run.value
    return value
  } catch {
    await services.triggerGracefulShutdown()
    try? await run.value
    throw error
  }
}

extension HTTPServerBuilder {
  /// Connections of live pages. On a busy machine, what a test waits for can take longer than the usual limit of a
  /// shutdown.
  package static var patient: HTTPServerBuilder {
    var limits = LiveServerLimits()
    limits.shutdownTimeout = .seconds(300)
    return .livePages(limits)
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
  /// The address to which the client connects.
  package var host = "127.0.0.1"
  package let port: Int
  /// Makes the server shut down, as a signal does.
  package let shutDown: @Sendable () async -> Void

  package init(port: Int, shutDown: @escaping @Sendable () async -> Void = {}) {
    self.port = port
    self.shutDown = shutDown
  }

  /// Sends a request, and returns the complete response.
  ///
  /// Canceling the task closes the connection.
  package func execute(
    uri: String, method: HTTPRequest.Method, headers: HTTPFields = [:], body: ByteBuffer? = nil,
    authority: String = "localhost"
  ) async throws -> ServerResponse {
    var headers = headers
    if let body { headers[.contentLength] = "\(body.readableBytes)" }
    let request = HTTPRequest(
      method: method, scheme: "http", authority: authority, path: uri, headerFields: headers)
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
    expectTimeLimit(for: "a server")
    return try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: host, port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          try channel.pipeline.syncOperations.addHandler(HTTP1ToHTTPClientCodec())
          return try NIOAsyncChannel(wrappingChannelSynchronously: channel)
        }
      }
  }
}
