import CombineShim
import Foundation
import TaskPublishers

/// Creates models that use a ``BlogAPI``.
public struct BlogModelBuilder: BlogModelBuilding {
  private let api: any BlogAPI
  private let autosaver: NoteAutosaver

  public init(api: any BlogAPI, autosaver: NoteAutosaver) {
    self.api = api
    self.autosaver = autosaver
  }

  public func loaderModel(postID: Int) -> any BlogLoaderModeling {
    BlogLoaderModel(postID: postID, api: api, autosaver: autosaver, builder: self)
  }

  public func loadingErrorModel(postID: Int, message: String) -> any BlogLoadingErrorModeling {
    BlogLoadingErrorModel(postID: postID, message: message, builder: self)
  }

  public func loadedModel(
    post: Post,
    deletionError: (any BlogDeletionErrorModeling)?
  ) -> any LoadedBlogModeling {
    LoadedBlogModel(post: post, deletionError: deletionError, api: api, autosaver: autosaver, builder: self)
  }

  public func deletionErrorModel(post: Post, message: String) -> any BlogDeletionErrorModeling {
    BlogDeletionErrorModel(post: post, message: message, builder: self)
  }
}

struct BlogLoaderModel: BlogLoaderModeling {
  let postID: Int
  let api: any BlogAPI
  let autosaver: NoteAutosaver
  let builder: any BlogModelBuilding

  func loadBlog() -> AnyPublisher<BlogViewState, Never> {
    Just(.loading)
      .merge(with: loadedOrError())
      .eraseToAnyPublisher()
  }

  private func loadedOrError() -> AnyPublisher<BlogViewState, Never> {
    fetch
      .map { post in BlogViewState.loaded(builder.loadedModel(post: post, deletionError: nil)) }
      .catch { error in Just(failed(error)) }
      .eraseToAnyPublisher()
  }

  /// Loads the post after pending notes are saved, so that a reload doesn't return an older note.
  private var fetch: TaskPublisher<Post> {
    TaskPublisher { [api, autosaver, postID] in
      await autosaver.settle(postID: postID)
      return try await api.post(id: postID)
    }
  }

  private func failed(_ error: any Error) -> BlogViewState {
    let message = "The post could not be loaded. \(error.localizedDescription)"
    return .loadingError(builder.loadingErrorModel(postID: postID, message: message))
  }
}

struct BlogLoadingErrorModel: BlogLoadingErrorModeling {
  let postID: Int
  let message: String
  let builder: any BlogModelBuilding

  func retry() -> AnyPublisher<BlogViewState, Never> {
    builder.loaderModel(postID: postID).loadBlog()
  }
}

struct LoadedBlogModel: LoadedBlogModeling {
  let post: Post
  let deletionError: (any BlogDeletionErrorModeling)?
  let api: any BlogAPI
  let autosaver: NoteAutosaver
  let builder: any BlogModelBuilding

  var title: String { post.title }
  var text: String { post.text }
  var note: String { post.note }

  func reload() -> AnyPublisher<BlogViewState, Never> {
    builder.loaderModel(postID: post.id).loadBlog()
  }

  func delete() async -> BlogViewState {
    do {
      try await api.deletePost(id: post.id)
      return .deleted
    } catch {
      let message = "The post could not be deleted. \(error.localizedDescription)"
      let deletionError = builder.deletionErrorModel(post: post, message: message)
      return .loaded(builder.loadedModel(post: post, deletionError: deletionError))
    }
  }

  func autosave(note: String) {
    autosaver.save(note, postID: post.id)
  }
}

struct BlogDeletionErrorModel: BlogDeletionErrorModeling {
  let post: Post
  let message: String
  let builder: any BlogModelBuilding

  func retry() async -> BlogViewState {
    await builder.loadedModel(post: post, deletionError: nil).delete()
  }

  func cancel() -> BlogViewState {
    .loaded(builder.loadedModel(post: post, deletionError: nil))
  }
}
