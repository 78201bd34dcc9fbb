/// Whether something is visible; the counterpart of SwiftUI's `Visibility`.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default for the context.
  case automatic
  case visible
  case hidden
}
