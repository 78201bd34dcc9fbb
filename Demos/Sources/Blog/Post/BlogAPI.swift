/// Where posts come from, and where what is done to them goes.
///
/// Errors carry a message for the reader in their localized description.
public protocol BlogAPI: Sendable {
  func post(id: Int) async throws -> Post

  /// Removes a post; one that is already gone counts as removed.
  func deletePost(id: Int) async throws

  func saveNote(_ note: String, postID: Int) async throws
}
