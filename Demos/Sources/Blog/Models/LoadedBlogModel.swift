import CombineShim
import Foundation

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
