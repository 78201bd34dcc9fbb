import Blog
import DemoStorage
import Foundation
import Hummingbird
import NIOCore
import NIOPosix
import ProcessTesting
import ServerTesting
import Testing

@testable import gallery

/// The client against the server, over a real connection.
@Suite(.timeLimit(.minutes(5)))
struct HTTPBlogAPITests {
  private let store: PostStore

  init() throws {
    store = PostStore(try GalleryDatabase())
  }

  private func withAPI(_ check: @Sendable (HTTPBlogAPI) async throws -> Void) async throws {
    let router = Router()
    PostsAPI(store: store).add(to: router)
    try await withServer(router) { client in
      try await check(HTTPBlogAPI(server: { "http://localhost:\(client.port)" }))
    }
  }

  @Test func postContainsAllProperties() async throws {
    _ = try await store.saveNote("“a note” / with signs ✓", id: 1)
    try await withAPI { api in
      let stored = try await store.post(id: 1)
      #expect(try await api.post(id: 1) == stored)
    }
  }

  @Test func unknownPostIsAnErrorWithTheMessageOfTheServer() async throws {
    try await withAPI { api in
      await #expect {
        try await api.post(id: 99)
      } throws: { error in
        error.localizedDescription == "There is no post with the number 99."
      }
    }
  }

  @Test func deletionIsIdempotent() async throws {
    try await withAPI { api in
      try await api.deletePost(id: 1)
      try await api.deletePost(id: 1)
      #expect(try await store.post(id: 1) == nil)
    }
  }

  @Test func noteIsStored() async throws {
    try await withAPI { api in
      try await api.saveNote("read again", postID: 2)
      #expect(try await store.post(id: 2)?.note == "read again")
    }
  }

  @Test func missingServerIsAnErrorWithAMessage() async throws {
    // The discard port, on which nothing listens.
    let api = HTTPBlogAPI(server: { "http://127.0.0.1:9" })
    await #expect {
      try await api.post(id: 1)
    } throws: { error in
      guard case BlogRequestError.unreachable = error else { return false }
      return error.localizedDescription.contains("onnect to")
    }
  }

  @Test func missingResponseIsAnErrorWithTheTimeLimit() async throws {
    let silent = try await SilentServer()
    let api = HTTPBlogAPI(server: { silent.url }, timeout: 1)
    await #expect {
      try await api.post(id: 1)
    } throws: { error in
      error.localizedDescription == "The server did not answer (no response within 1 second). Try again."
    }
    try await silent.close()
  }

  @Test func canceledRequestThrowsACancellationErrorAndClosesItsConnection() async throws {
    let silent = try await SilentServer()
    let api = HTTPBlogAPI(server: { silent.url })
    let post = Task { try await api.post(id: 1) }
    _ = await silent.requests.first { _ in true }
    post.cancel()
    await #expect(throws: CancellationError.self) { try await post.value }
    _ = await silent.closedConnections.first { _ in true }
    try await silent.close()
  }
}

/// Accepts connections and never responds.
private struct SilentServer {
  let requests: AsyncStream<Void>
  let closedConnections: AsyncStream<Void>
  private let channel: any Channel

  init() async throws {
    expectTimeLimit(for: "a silent server")
    let (requests, request) = AsyncStream<Void>.makeStream()
    let (closedConnections, close) = AsyncStream<Void>.makeStream()
    self.requests = requests
    self.closedConnections = closedConnections
    channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(ConnectionObserver(request: request, close: close))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
  }

  var url: String { "http://127.0.0.1:\(channel.localAddress?.port ?? 0)" }

  func close() async throws {
    try await channel.close()
  }
}

private final class ConnectionObserver: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let request: AsyncStream<Void>.Continuation
  private let close: AsyncStream<Void>.Continuation

  init(request: AsyncStream<Void>.Continuation, close: AsyncStream<Void>.Continuation) {
    self.request = request
    self.close = close
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) { request.yield() }
  func channelInactive(context: ChannelHandlerContext) { close.yield() }
}
