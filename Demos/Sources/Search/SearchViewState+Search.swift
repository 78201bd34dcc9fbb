import Foundation
import VSM

extension SearchViewState {
  /// Searches for a text. An empty text clears the results without a search.
  ///
  /// The query is published immediately, since the text field shows it. The previous results stay until the new ones
  /// arrive or the page shows that a search is in progress.
  public func search(_ query: String) -> StateSequence<SearchViewState> {
    if text(of: query).isEmpty {
      return StateSequence { with(query, .none) }
    }
    return StateSequence {
      with(query, results)
      searching(for: query, after: .milliseconds(200))
    }
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
