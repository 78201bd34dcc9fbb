import CombineShim
import Foundation
import TaskPublishers

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
