import SwiftUIShim

/// The blog page in each of its states.
public struct BlogPreviews: PreviewProvider {
  private static let models = BlogModelBuilder(api: PreviewBlogAPI(), autosaver: NoteAutosaver(api: PreviewBlogAPI()))

  public static var previews: some View {
    BlogView(state: .loading)
      .previewDisplayName("Loading")
    BlogView(state: .loadingError(loadingError))
      .previewDisplayName("Loading failed")
    BlogView(state: .loaded(loaded))
      .previewDisplayName("Loaded")
    BlogView(state: .loaded(undeleted))
      .previewDisplayName("Deletion failed")
    BlogView(state: .deleted)
      .previewDisplayName("Deleted")
  }

  private static var loadingError: any BlogLoadingErrorModeling {
    models.loadingErrorModel(postID: 1, message: "The post could not be loaded. There is no connection.")
  }

  private static var loaded: any LoadedBlogModeling {
    models.loadedModel(post: PreviewBlogAPI.post, deletionError: nil)
  }

  private static var undeleted: any LoadedBlogModeling {
    let message = "The post could not be deleted. There is no connection."
    let error = models.deletionErrorModel(post: PreviewBlogAPI.post, message: message)
    return models.loadedModel(post: PreviewBlogAPI.post, deletionError: error)
  }
}

/// An API with one post that accepts deletions and notes without storing them.
struct PreviewBlogAPI: BlogAPI {
  static let post = Post(
    id: 1, title: "A walk to the lake", text: "It rained until noon.\n\nThen the clouds broke.", note: "Read again")

  func post(id: Int) async throws -> Post { Self.post }
  func deletePost(id: Int) async throws {}
  func saveNote(_ note: String, postID: Int) async throws {}
}
