import Blog
import DemoStorage
import Foundation
import Hummingbird
import ServerTesting
import Testing

@testable import gallery

/// The client against the server, over a real connection.
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

  @Test func aPostComesWithEverything() async throws {
    _ = try await store.saveNote("“a note” / with signs ✓", id: 1)
    try await withAPI { api in
      let stored = try await store.post(id: 1)
      #expect(try await api.post(id: 1) == stored)
    }
  }

  @Test func anUnknownPostIsAnErrorInTheServersWords() async throws {
    try await withAPI { api in
      await #expect {
        try await api.post(id: 99)
      } throws: { error in
        error.localizedDescription == "There is no post with the number 99."
      }
    }
  }

  @Test func deletingTwiceIsDeletingOnce() async throws {
    try await withAPI { api in
      try await api.deletePost(id: 1)
      try await api.deletePost(id: 1)
      #expect(try await store.post(id: 1) == nil)
    }
  }

  @Test func aNoteArrives() async throws {
    try await withAPI { api in
      try await api.saveNote("read again", postID: 2)
      #expect(try await store.post(id: 2)?.note == "read again")
    }
  }

  @Test func aServerThatIsNotThereIsAnErrorThatSaysSo() async throws {
    // The discard port, on which nothing listens.
    let api = HTTPBlogAPI(server: { "http://127.0.0.1:9" })
    await #expect {
      try await api.post(id: 1)
    } throws: { error in
      guard case BlogRequestError.unreachable = error else { return false }
      return error.localizedDescription.hasPrefix("The server did not answer (Could not connect")
    }
  }

  @Test func aServerThatDoesNotAnswerInTimeIsAnErrorThatSaysSo() async throws {
    let silent = SilentServer()
    try await withServer(silent.router) { client in
      let api = HTTPBlogAPI(server: { "http://localhost:\(client.port)" }, timeout: 0.2)
      await #expect {
        try await api.post(id: 1)
      } throws: { error in
        error.localizedDescription == "The server did not answer (The request timed out.). Try again."
      }
    }
  }

  @Test func aCanceledRequestThrowsACancellationErrorAndClosesItsConnection() async throws {
    let silent = SilentServer()
    try await withServer(silent.router) { client in
      let api = HTTPBlogAPI(server: { "http://localhost:\(client.port)" })
      let post = Task { try await api.post(id: 1) }
      _ = await silent.requests.first { _ in true }
      post.cancel()
      await #expect(throws: CancellationError.self) { try await post.value }
      _ = await silent.closedConnections.first { _ in true }
    }
  }
}

/// Reads requests and never answers them.
private struct SilentServer {
  let router = Router()
  let requests: AsyncStream<Void>
  let closedConnections: AsyncStream<Void>

  init() {
    let (requests, request) = AsyncStream<Void>.makeStream()
    let (closedConnections, close) = AsyncStream<Void>.makeStream()
    self.requests = requests
    self.closedConnections = closedConnections
    router.get("/api/posts/{id}") { inbound, _ in
      request.yield()
      try await inbound.body.consumeWithCancellationOnInboundClose { _ in
        // Ends when the task is canceled.
        for await _ in AsyncStream<Never>.makeStream().stream {}
      }
      close.yield()
      return ""
    }
  }
}
