import Blog
import VSMTesting

/// An API with one post, which answers as its connection is.
@MainActor final class BlogService: BlogAPI {
  enum Connection {
    case fast
    /// Answers wait until the connection is another one.
    case slow
    case missing
  }

  var connection = Connection.fast {
    didSet { for request in delay.pendingCalls where connection != .slow { request.answer(.success(())) } }
  }
  /// Nothing once it is deleted.
  var post: Post?
  private let delay = Steered<Void, Void>("the connection")

  @MainActor func post(id: Int) async throws -> Post {
    try await connect()
    guard let post else { throw Unavailable() }
    return post
  }

  @MainActor func deletePost(id: Int) async throws {
    try await connect()
    post = nil
  }

  @MainActor func saveNote(_ note: String, postID: Int) async throws {
    try await connect()
    post?.note = note
  }

  private func connect() async throws {
    if connection == .slow { try await delay() }
    if connection == .missing { throw Unavailable() }
  }
}
