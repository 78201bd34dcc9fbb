import CombineShim

/// Everything the blog page can be.
public enum BlogViewState {
  case initialized(any BlogLoaderModeling)
  case loading
  case loadingError(any BlogLoadingErrorModeling)
  case loaded(any LoadedBlogModeling)
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
  /// What can be done about a deletion that failed, while there is one.
  var deletionError: (any BlogDeletionErrorModeling)? { get }

  func reload() -> AnyPublisher<BlogViewState, Never>
  func delete() async -> BlogViewState
  /// Keeps the reader's note; changes no state.
  func autosave(note: String)
}

public protocol BlogDeletionErrorModeling {
  var message: String { get }
  func retry() async -> BlogViewState
  func cancel() -> BlogViewState
}
