import CombineShim

struct BlogLoadingErrorModel: BlogLoadingErrorModeling {
  let postID: Int
  let message: String
  let builder: any BlogModelBuilding

  func retry() -> AnyPublisher<BlogViewState, Never> {
    builder.loaderModel(postID: postID).loadBlog()
  }
}
