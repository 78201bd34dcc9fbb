import Foundation
import VSM

extension SearchViewState {
  /// Searches for another text; for none, nothing is searched.
  ///
  /// The query counts at once, since the field shows it. What was found before stays until there is an answer or it takes
  /// long enough to say so.
  public func search(_ query: String) -> StateSequence<SearchViewState> {
    let text = query.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty {
      return StateSequence { with(query, .none) }
    }
    return StateSequence {
      with(query, results)
      StateSequence(with(query, .searching)) { with(query, await results(of: text)) }
        .antiFlicker(after: .milliseconds(200), atLeast: .milliseconds(500))
    }
  }

  private func results(of text: String) async -> Results {
    do {
      return .found(try await posts.posts(matching: text))
    } catch {
      return .failed(ErrorModel(message: "The search failed. \(error.localizedDescription)") { search(text) })
    }
  }

  private func with(_ query: String, _ results: Results) -> SearchViewState {
    copy {
      $0.query = query
      $0.results = results
    }
  }
}
