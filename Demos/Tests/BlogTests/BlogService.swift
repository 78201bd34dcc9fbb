import Blog
import VSMTesting

/// An API with one post and a simulated connection.
@MainActor final class BlogService: BlogAPI {
  var isConnected = true
  /// Whether requests to save a note wait until this is `false`.
  var holdsNotes = false {
    didSet { for note in arrival.pendingCalls where !holdsNotes { note.answer(.success(())) } }
  }
  /// The post, or `nil` after its deletion.
  var post: Post?
  private let arrival = Steered<Void, Void>("the arrival of a note")

  @MainActor func post(id: Int) async throws -> Post {
    guard isConnected, let post else { throw Unavailable() }
    return post
  }

  @MainActor func deletePost(id: Int) async throws {
    guard isConnected else { throw Unavailable() }
    post = nil
  }

  @MainActor func saveNote(_ note: String, postID: Int) async throws {
    if holdsNotes { try await arrival() }
    guard isConnected else { throw Unavailable() }
    post?.note = note
  }
}
