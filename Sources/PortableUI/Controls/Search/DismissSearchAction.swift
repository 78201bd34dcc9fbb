/// An action that ends the search around a view.
///
/// Read it from the environment of a view inside `searchable` and call it: it clears the field and removes the focus.
/// It has no effect elsewhere, or after that view has left its page.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  private let target: Target

  /// The search to end, compared by identity.
  private struct Target: Equatable {
    let search: Search?
  }

  nonisolated init(_ search: Search?) { target = Target(search: search) }

  public func callAsFunction() { target.search?.end() }
}

/// The search of a search field, for its content.
@MainActor
final class Search {
  var end: () -> Void = {}

  nonisolated init() {}
}

/// Disables the search when its view leaves the page.
struct SearchLifetime {
  let search: Search
}

extension SearchLifetime: Behavior {
  static var modifier: ViewDependentModifier? { .setting("searchable(text:placement:prompt:)") }

  func mount(in node: _Node) {}

  func unmount(_ kept: Void, in node: _Node) { search.end = {} }
}

extension Search: Equatable {
  nonisolated static func == (left: Search, right: Search) -> Bool { left === right }
}

extension EnvironmentValues {
  /// Whether a search is active in the search field around a view.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// An action that ends the search around a view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search) }

  var search: Search? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SearchKey: EnvironmentKey { static var defaultValue: Search? { nil } }
