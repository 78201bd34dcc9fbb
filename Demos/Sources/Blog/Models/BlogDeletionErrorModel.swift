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
