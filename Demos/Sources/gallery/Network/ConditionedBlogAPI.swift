import Blog
import VSMInspector

/// A blog API with the network conditions of a page.
struct ConditionedBlogAPI: BlogAPI {
  let base: any BlogAPI
  let conditions: NetworkConditions

  func post(id: Int) async throws -> Post {
    try await conditions.travel()
    return try await base.post(id: id)
  }

  func deletePost(id: Int) async throws {
    try await conditions.travel()
    try await base.deletePost(id: id)
  }

  func saveNote(_ note: String, postID: Int) async throws {
    try await conditions.travel()
    try await base.saveNote(note, postID: postID)
  }
}
