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
