import ErrorMessages
import Foundation
import SwiftUIShim
import VSM

/// A search for posts that runs while the user types. Only the last of several quick edits starts a search.
public struct SearchView: View {
  @ViewState private var state: SearchViewState
  private let page: (FoundPost) -> URL

  /// - Parameter page: Returns the address of a post.
  public init(posts: any PostSearching, page: @escaping (FoundPost) -> URL) {
    self.init(state: SearchViewState(posts: posts), page: page)
  }

  /// Starts in a given state, for previews and tests.
  public init(state: SearchViewState, page: @escaping (FoundPost) -> URL) {
    _state = ViewState(wrappedValue: state)
    self.page = page
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Search")
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      TextField("Words in a post", text: query)
        .textFieldStyle(.roundedBorder)
      results
    }
  }

  /// The state has each letter at once, so that a retry searches for all of them. Only the search waits for a pause.
  private var query: Binding<String> {
    Binding {
      state.query
    } set: { query in
      $state.observe(state.typed(query))
      $state.observe(state.search, debounced: .milliseconds(300))
    }
  }

  @ViewBuilder private var results: some View {
    switch state.results {
    case .none:
      Text("Nothing is searched for.")
        .foregroundStyle(.secondary)
    case .searching:
      ProgressView("Searching")
    case .found([]):
      Text("No post has “\(state.query)” in it.")
    case .found(let posts):
      List(posts) { post in
        Link(post.title, destination: page(post))
      }
    case .failed(let model):
      ErrorMessage(model.message)
      Button("Retry") { $state.observe(model.retry()) }
        .buttonStyle(.borderedProminent)
    }
  }
}
