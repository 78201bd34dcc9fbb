/// Whether something is seen; the counterpart of SwiftUI's `Visibility`.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As befits the place.
  case automatic
  case visible
  case hidden
}
