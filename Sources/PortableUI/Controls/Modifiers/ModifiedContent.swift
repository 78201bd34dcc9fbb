/// A reusable change of a view.
///
/// A modifier may have dynamic properties, whose values are kept for each view that it is applied to.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View

  /// Returns the view that replaces `content`, the view to which the modifier is applied.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier {
  /// Returns a modifier that applies this one, then another.
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

/// The type-erased view that a modifier is applied to.
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

/// A view with a modifier applied, or two concatenated modifiers.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: some View {
    modifier.body(content: _ViewModifier_Content(content: AnyView(content)))
  }
}

extension ModifiedContent: DelegatingView, Delegating where Content: View, Modifier: ViewModifier {
  static var delegate: Any.Type { Modifier.self }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}
