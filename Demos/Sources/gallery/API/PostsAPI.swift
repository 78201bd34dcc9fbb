import Blog
import DemoStorage
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The JSON API of the blog, under `/api/posts`.
///
/// | request                     | answer                                            |
/// |-----------------------------|---------------------------------------------------|
/// | `GET /api/posts`            | 200, all posts                                    |
/// | `GET /api/posts/{id}`       | 200, the post; 404                                |
/// | `DELETE /api/posts/{id}`    | 204; 404                                          |
/// | `PUT /api/posts/{id}/note`  | takes `{"note": "…"}`: 204; 404, 413, 415         |
///
/// An invalid id or body results in 400, and another method in 405 with `Allow`. Every error has a body `{"error":
/// {"message": "…"}}`.
struct PostsAPI: Sendable {
  let store: PostStore

  static let longestBody = 16 * 1024

  func add<Context: RequestContext>(to router: Router<Context>) {
    let api = router.group("api").add(middleware: JSONErrors())
    api.methods("posts", [.get: list])
    api.methods("posts/:id", [.get: read, .delete: delete])
    api.methods("posts/:id/note", [.put: saveNote])
    api.methods("**", [:])
  }

  private func list(_ request: Request, _ parameters: Parameters) async throws -> Response {
    try .json(await store.posts())
  }

  private func read(_ request: Request, _ parameters: Parameters) async throws -> Response {
    let id = try postID(parameters)
    guard let post = try await store.post(id: id) else { throw unknownPost(id) }
    return try .json(post)
  }

  private func delete(_ request: Request, _ parameters: Parameters) async throws -> Response {
    let id = try postID(parameters)
    guard try await store.delete(id: id) else { throw unknownPost(id) }
    return Response(status: .noContent)
  }

  private func saveNote(_ request: Request, _ parameters: Parameters) async throws -> Response {
    let id = try postID(parameters)
    let body = try await NoteBody(request, longest: Self.longestBody)
    guard try await store.saveNote(body.note, id: id) else { throw unknownPost(id) }
    return Response(status: .noContent)
  }

  private func postID(_ parameters: Parameters) throws -> Int {
    let text = parameters.get("id") ?? ""
    guard let id = Int(text) else {
      throw HTTPError(.badRequest, message: "“\(text)” is no number of a post. Use one as in /api/posts/1.")
    }
    return id
  }

  private func unknownPost(_ id: Int) -> HTTPError {
    HTTPError(.notFound, message: "There is no post with the number \(id).")
  }
}

/// The body of a request that saves a note.
struct NoteBody: Codable, Equatable {
  let note: String
}

extension NoteBody {
  /// Reads a request's body, or throws an error with the appropriate status.
  init(_ request: Request, longest: Int) async throws {
    let type = request.headers[.contentType]?.split(separator: ";").first?.trimmingCharacters(in: .whitespaces)
    guard type?.lowercased() == "application/json" else {
      throw HTTPError(.unsupportedMediaType, message: "A note is sent as Content-Type: application/json.")
    }
    let bytes: ByteBuffer
    do {
      bytes = try await request.body.collect(upTo: longest)
    } catch is NIOTooManyBytesError {
      throw HTTPError(.contentTooLarge, message: "The request is longer than \(longest) bytes. Send a shorter note.")
    }
    do {
      self = try JSONDecoder().decode(NoteBody.self, from: Data(bytes.readableBytesView))
    } catch {
      throw HTTPError(.badRequest, message: "The request is not of the form {\"note\": \"…\"}.")
    }
  }
}
