import Blog

/// The blog's API behind a page's network.
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
