import VSM

/// Everything the search page can be: there is always a query, and in each state one can search for another.
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
