import Foundation
import SwiftUIShim

/// The search page in each of its states.
public struct SearchPreviews: PreviewProvider {
  public static var previews: some View {
    search("", .none)
      .previewDisplayName("Nothing searched for")
    search("lake", .searching)
      .previewDisplayName("Searching")
    search("lake", .found(PreviewPosts.all))
      .previewDisplayName("Found")
    search("xyz", .found([]))
      .previewDisplayName("Nothing found")
    search("lake", .failed(failure))
      .previewDisplayName("Failed")
  }

  private static var failure: SearchViewState.ErrorModel {
    SearchViewState.ErrorModel(message: "The search failed. There is no connection.") {
      SearchViewState(posts: PreviewPosts()).typed("lake").search()
    }
  }

  private static func search(_ query: String, _ results: SearchViewState.Results) -> SearchView {
    var state = SearchViewState(posts: PreviewPosts())
    state.query = query
    state.results = results
    return SearchView(state: state) { URL(string: "/blog/\($0.id)")! }
  }
}

/// Three posts, found by words in their titles.
private struct PreviewPosts: PostSearching {
  static let all = [
    FoundPost(id: 1, title: "A walk to the lake"), FoundPost(id: 2, title: "Lake shores"),
    FoundPost(id: 3, title: "What the lake said"),
  ]

  func posts(matching text: String) async throws -> [FoundPost] {
    Self.all.filter { $0.title.localizedCaseInsensitiveContains(text) }
  }
}
