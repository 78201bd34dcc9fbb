/// Makes the models that lead to one another.
///
/// A loaded post can be reloaded and a loader leads to a loaded post, so neither could be handed everything that the
/// other needs. Each is handed this instead, and a test hands in its own.
public protocol BlogModelBuilding {
  func loaderModel(postID: Int) -> any BlogLoaderModeling
  func loadingErrorModel(postID: Int, message: String) -> any BlogLoadingErrorModeling
  func loadedModel(post: Post, deletionError: (any BlogDeletionErrorModeling)?) -> any LoadedBlogModeling
  func deletionErrorModel(post: Post, message: String) -> any BlogDeletionErrorModeling
}
