import Blog
import DemoStorage
import Foundation
import HTTPTypes
import Hummingbird
import ServerTesting
import Testing

@testable import gallery

@Suite(.timeLimit(.minutes(5)))
struct PostsAPITests {
  private let store: PostStore
  private let router = Router()

  init() throws {
    store = PostStore(try GalleryDatabase())
    PostsAPI(store: store).add(to: router)
  }

  private func answer(
    _ method: HTTPRequest.Method,
    _ path: String,
    headers: HTTPFields = [.contentType: "application/json"],
    body: String? = nil
  ) async throws -> ServerResponse {
    try await withServer(router) { client in
      try await client.execute(
        uri: path, method: method, headers: headers, body: body.map { ByteBuffer(string: $0) })
    }
  }

  private func message(_ response: ServerResponse) throws -> String {
    struct Answer: Decodable {
      struct Content: Decodable { let message: String }
      let error: Content
    }
    return try JSONDecoder().decode(Answer.self, from: Data(buffer: response.body)).error.message
  }

  @Test func postsAreListed() async throws {
    let response = try await answer(.get, "/api/posts")
    #expect(response.status == .ok)
    #expect(response.headers[.contentType] == "application/json; charset=utf-8")
    let posts = try await store.posts()
    #expect(try JSONDecoder().decode([Post].self, from: Data(buffer: response.body)) == posts)
  }

  @Test func postIsReadByItsNumber() async throws {
    let response = try await answer(.get, "/api/posts/2")
    #expect(response.status == .ok)
    let post = try await store.post(id: 2)
    #expect(try JSONDecoder().decode(Post.self, from: Data(buffer: response.body)) == post)
  }

  @Test func headResponseHasNoBody() async throws {
    let response = try await answer(.head, "/api/posts/2")
    #expect(response.status == .ok)
    #expect(response.body.readableBytes == 0)
  }

  @Test(arguments: [HTTPRequest.Method.get, .delete])
  func unknownPostIsNotFound(method: HTTPRequest.Method) async throws {
    let response = try await answer(method, "/api/posts/99")
    #expect(response.status == .notFound)
    #expect(try message(response) == "There is no post with the number 99.")
  }

  @Test(arguments: ["abc", "1.5", "99999999999999999999", "%20"])
  func invalidNumberIsABadRequest(id: String) async throws {
    let response = try await answer(.get, "/api/posts/\(id)")
    #expect(response.status == .badRequest)
    #expect(try message(response).contains("is no number of a post"))
  }

  @Test func deletedPostIsRemoved() async throws {
    #expect(try await answer(.delete, "/api/posts/1").status == .noContent)
    #expect(try await answer(.get, "/api/posts/1").status == .notFound)
    #expect(try await store.post(id: 1) == nil)
  }

  @Test func noteIsStored() async throws {
    #expect(try await answer(.put, "/api/posts/1/note", body: #"{"note":"für später"}"#).status == .noContent)
    #expect(try await store.post(id: 1)?.note == "für später")
  }

  @Test func noteOfAnUnknownPostIsNotFound() async throws {
    #expect(try await answer(.put, "/api/posts/99/note", body: #"{"note":""}"#).status == .notFound)
  }

  @Test(arguments: ["", "note", "[]", #"{"note":7}"#, #"{"text":"x"}"#, #"{"note":"x""#])
  func noteWithAnInvalidBodyIsABadRequest(body: String) async throws {
    let response = try await answer(.put, "/api/posts/1/note", body: body)
    #expect(response.status == .badRequest)
    #expect(try await store.post(id: 1)?.note == "")
  }

  @Test func tooLongNoteIsRejectedAndNotStored() async throws {
    let body = #"{"note":"\#(String(repeating: "x", count: PostsAPI.longestBody))"}"#
    #expect(try await answer(.put, "/api/posts/1/note", body: body).status == .contentTooLarge)
    #expect(try await store.post(id: 1)?.note == "")
  }

  @Test(arguments: [HTTPFields(), [.contentType: "text/plain"]])
  func noteRequiresTheContentTypeJSON(headers: HTTPFields) async throws {
    let response = try await answer(.put, "/api/posts/1/note", headers: headers, body: #"{"note":"x"}"#)
    #expect(response.status == .unsupportedMediaType)
    #expect(try await store.post(id: 1)?.note == "")
  }

  @Test(arguments: [
    (HTTPRequest.Method.post, "/api/posts", "GET, HEAD"),
    (.put, "/api/posts/1", "GET, HEAD, DELETE"),
    (.get, "/api/posts/1/note", "PUT"),
  ])
  func otherMethodIsRejectedWithTheAllowedOnes(method: HTTPRequest.Method, path: String, allowed: String) async throws {
    let response = try await answer(method, path)
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers[.allow] == allowed)
    #expect(try message(response).contains(allowed))
  }

  @Test func otherPathsAreNotFound() async throws {
    let response = try await answer(.get, "/api/comments")
    #expect(response.status == .notFound)
    #expect(try message(response) == "There is nothing at /api/comments.")
  }

  @Test func responsesAreNotCached() async throws {
    #expect(try await answer(.get, "/api/posts/1").headers[.cacheControl] == "no-store")
    #expect(try await answer(.get, "/api/posts/99").headers[.cacheControl] == "no-store")
  }
}
