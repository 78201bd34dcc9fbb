/// Several views that modifiers treat as one; adds no element of its own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Content { content }
}
