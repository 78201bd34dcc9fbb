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
