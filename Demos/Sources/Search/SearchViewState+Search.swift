import Foundation
import VSM

extension SearchViewState {
  /// Searches for another text; for none, nothing is searched.
  ///
  /// The query counts at once, since the field shows it. What was found before stays until there is an answer or it takes
  /// long enough to say so.
  public func search(_ query: String) -> StateSequence<SearchViewState> {
    if text(of: query).isEmpty {
      return StateSequence { with(query, .none) }
    }
    return StateSequence {
      with(query, results)
      searching(for: query, after: .milliseconds(200))
    }
  }

  /// - Parameter delay: How long it takes until the page says that a search is under way.
  private func searching(for query: String, after delay: Duration) -> StateSequence<SearchViewState> {
    StateSequence(with(query, .searching)) { with(query, await results(of: query)) }
      .antiFlicker(after: delay, atLeast: .milliseconds(500))
  }

  private func results(of query: String) async -> Results {
    do {
      return .found(try await posts.posts(matching: text(of: query)))
    } catch {
      // Whoever asks once more sees at once that it goes on.
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
