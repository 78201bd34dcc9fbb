/// Ends the search around a view; the counterpart of SwiftUI's `DismissSearchAction`.
///
/// Read it from the environment of a view inside `searchable` and call it: the field is emptied and loses the focus.
/// Elsewhere, and once that view has left its page, it does nothing.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  private let target: Target

  /// A value of its own, so that two actions can be told to be the same.
  private struct Target: Equatable {
    let search: Search?
  }

  nonisolated init(_ search: Search?) { target = Target(search: search) }

  public func callAsFunction() { target.search?.end() }
}

/// What the content of a search field knows of it.
@MainActor
final class Search {
  var end: () -> Void = {}

  nonisolated init() {}
}

/// Ends what a search does when its view leaves the page.
struct SearchLifetime {
  let search: Search
}

extension SearchLifetime: Behaviour {
  func mount(in node: _Node) {}

  func unmount(_ kept: Void, in node: _Node) { search.end = {} }
}

extension Search: Equatable {
  nonisolated static func == (left: Search, right: Search) -> Bool { left === right }
}

extension EnvironmentValues {
  /// Whether somebody is searching with the search field around a view.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search around a view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search) }

  var search: Search? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SearchKey: EnvironmentKey { static var defaultValue: Search? { nil } }
