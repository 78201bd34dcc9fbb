/// The view of an `if` without `else`.
extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    OptionalNode(view, in: context)
  }
}

@MainActor
private final class OptionalNode<Content: View>: SingleChildNode<Content?, Content> {
  init(_ view: Content?, in context: _NodeContext) {
    super.init(in: context)
    if let view { makeChild(view) }
  }

  override func update(to view: Content?) { showChild(view) }
}
