/// Loads, deletes and annotates posts.
///
/// The localized descriptions of its errors are shown to the reader.
public protocol BlogAPI: Sendable {
  func post(id: Int) async throws -> Post

  /// Deletes a post. Succeeds if the post is already deleted.
  func deletePost(id: Int) async throws

  func saveNote(_ note: String, postID: Int) async throws
}
