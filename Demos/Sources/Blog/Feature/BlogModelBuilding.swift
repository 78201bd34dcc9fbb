/// A factory for the models, which create each other.
///
/// A loader creates a loaded post, and a loaded post creates a loader to reload. Each gets this factory instead of the
/// other's dependencies. Tests pass their own.
public protocol BlogModelBuilding {
  func loaderModel(postID: Int) -> any BlogLoaderModeling
  func loadingErrorModel(postID: Int, message: String) -> any BlogLoadingErrorModeling
  func loadedModel(post: Post, deletionError: (any BlogDeletionErrorModeling)?) -> any LoadedBlogModeling
  func deletionErrorModel(post: Post, message: String) -> any BlogDeletionErrorModeling
}
