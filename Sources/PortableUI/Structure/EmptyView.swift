/// A view that shows nothing.
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: EmptyView, in context: _NodeContext) -> _ViewNode<EmptyView> {
    EmptyNode(in: context)
  }
}

@MainActor
private final class EmptyNode: _ViewNode<EmptyView> {
  override func update(to view: EmptyView) {}
}
