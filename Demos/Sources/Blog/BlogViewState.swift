import CombineShim

/// The states of the blog page.
public enum BlogViewState {
  case initialized(any BlogLoaderModeling)
  case loading
  case loadingError(any BlogLoadingErrorModeling)
  case loaded(any LoadedBlogModeling)
  // vsm:disable:next state-without-way-out -- There is no post any more.
  case deleted
}

public protocol BlogLoaderModeling {
  func loadBlog() -> AnyPublisher<BlogViewState, Never>
}

public protocol BlogLoadingErrorModeling {
  var message: String { get }
  func retry() -> AnyPublisher<BlogViewState, Never>
}

public protocol LoadedBlogModeling {
  var title: String { get }
  var text: String { get }
  var note: String { get }
  /// The actions after a failed deletion, or `nil`.
  var deletionError: (any BlogDeletionErrorModeling)? { get }

  func reload() -> AnyPublisher<BlogViewState, Never>
  func delete() async -> BlogViewState
  /// Saves the reader's note in the background, without a change of state.
  func autosave(note: String)
}

public protocol BlogDeletionErrorModeling {
  var message: String { get }
  func retry() async -> BlogViewState
  func cancel() -> BlogViewState
}

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
