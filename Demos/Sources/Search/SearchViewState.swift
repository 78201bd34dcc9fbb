import Foundation
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

extension SearchViewState {
  /// Changes the query. The previous results stay, and a retry searches for the new query.
  public func typed(_ query: String) -> SearchViewState {
    with(query, results.retrying { searching(for: query, after: .zero) })
  }

  /// Searches for the query. An empty one clears the results without a search.
  ///
  /// The previous results stay until the new ones arrive or the page shows that a search is in progress.
  public func search() -> StateSequence<SearchViewState> {
    if text(of: query).isEmpty { return StateSequence(with(query, .none)) }
    return searching(for: query, after: .milliseconds(200))
  }

  /// - Parameter delay: The time until the page shows that a search is in progress.
  private func searching(for query: String, after delay: Duration) -> StateSequence<SearchViewState> {
    StateSequence(with(query, .searching)) { with(query, await results(of: query)) }
      .antiFlicker(after: delay, atLeast: .milliseconds(500))
  }

  private func results(of query: String) async -> Results {
    do {
      return .found(try await posts.posts(matching: text(of: query)))
    } catch {
      // A retry shows without delay that a search is in progress.
      return .failed(
        ErrorModel(message: "The search failed. \(error.localizedDescription)") { searching(for: query, after: .zero) })
    }
  }

  private func text(of query: String) -> String {
    query.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func with(_ query: String, _ results: Results) -> SearchViewState {
    copy {
      $0.query = query
      $0.results = results
    }
  }
}

extension SearchViewState.Results {
  /// The same results, but if they are a failure, with another way to retry.
  fileprivate func retrying(_ retry: @escaping () -> StateSequence<SearchViewState>) -> Self {
    guard case .failed(let model) = self else { return self }
    return .failed(SearchViewState.ErrorModel(message: model.message, retry: retry))
  }
}

/// Finds posts by text in them.
///
/// The localized descriptions of its errors are shown to the reader.
public protocol PostSearching: Sendable {
  func posts(matching text: String) async throws -> [FoundPost]
}

/// A post in the results of a search.
public struct FoundPost: Identifiable, Equatable, Sendable {
  public let id: Int
  public let title: String

  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}
