/// A change of a view that is worth a type of its own; the counterpart of SwiftUI's `ViewModifier`.
///
/// It may have dynamic properties: each view that it is applied to keeps their values.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View

  /// What stands where the modifier was applied; `content` is the view that it was applied to.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier {
  /// A modifier that applies this one, then another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Applies a modifier to this view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier is applied to, whatever it is.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: AnyView
}

extension _ViewModifier_Content: View {
  public var body: some View { content }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  public static let identity = EmptyModifier()

  public init() {}
}

extension EmptyModifier: ViewModifier {
  public func body(content: Content) -> Content { content }
}
