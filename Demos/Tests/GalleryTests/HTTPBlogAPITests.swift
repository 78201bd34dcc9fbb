import Blog
import DemoStorage
import Foundation
import Hummingbird
import HummingbirdTesting
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
    try await Application(router: router).test(.live) { client in
      let port = try #require(client.port)
      try await withClient { http in
        try await check(HTTPBlogAPI(server: { "http://localhost:\(port)" }, client: http))
      }
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
    try await withClient { http in
      let api = HTTPBlogAPI(server: { "http://127.0.0.1:9" }, client: http)
      await #expect {
        try await api.post(id: 1)
      } throws: { error in
        guard case BlogRequestError.unreachable = error else { return false }
        return error.localizedDescription.hasPrefix("The server did not answer")
      }
    }
  }
}
