/// A state that says what it is called, where its case would not tell.
///
/// Tools such as logs and journeys show the name. A struct state whose name depends on more than its first enum says so:
///
/// ```swift
/// extension SearchViewState: NamedState {
///   var stateName: String { results.isEmpty ? "empty" : "results" }
/// }
/// ```
public protocol NamedState {
  /// The name, written like that of a case: `loadingError`.
  var stateName: String { get }
}
