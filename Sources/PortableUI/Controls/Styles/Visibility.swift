/// The visibility of a part of a view, such as the separators of a list.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default for the context.
  case automatic
  case visible
  case hidden
}
