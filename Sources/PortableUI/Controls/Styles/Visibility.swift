/// Whether something is visible.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default for the context.
  case automatic
  case visible
  case hidden
}
