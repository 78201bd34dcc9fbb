import VSM

/// The state of the search page. It always has a query, and a search can start in each state.
public struct SearchViewState: MutatingCopyable {
  public var query = ""
  public var results = Results.none
  let posts: any PostSearching

  public enum Results {
    case none
    case searching
    case found([FoundPost])
    case failed(ErrorModel)
  }

  public struct ErrorModel {
    public let message: String
    public let retry: () -> StateSequence<SearchViewState>
  }

  public init(posts: any PostSearching) {
    self.posts = posts
  }
}
