/// An API with one post that accepts deletions and notes without storing them.
struct PreviewBlogAPI: BlogAPI {
  static let post = Post(
    id: 1, title: "A walk to the lake", text: "It rained until noon.\n\nThen the clouds broke.", note: "Read again")

  func post(id: Int) async throws -> Post { Self.post }
  func deletePost(id: Int) async throws {}
  func saveNote(_ note: String, postID: Int) async throws {}
}
