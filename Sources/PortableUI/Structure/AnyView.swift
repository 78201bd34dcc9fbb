/// A type-erased view. A view of another type in its place has a new identity.
public struct AnyView {
  let content: any View

  public init(_ view: some View) {
    if let erased = view as? AnyView { content = erased.content } else { content = view }
  }

  public init(erasing view: some View) { self.init(view) }
}

extension AnyView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: AnyView, in context: _NodeContext) -> _ViewNode<AnyView> {
    AnyNode(view, in: context)
  }
}

@MainActor
private final class AnyNode: _ViewNode<AnyView> {
  private var child: _Node?

  init(_ view: AnyView, in context: _NodeContext) {
    super.init(in: context)
    child = make(view.content)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func update(to view: AnyView) {
    if updateChild(to: view.content) { return }
    child?.recordRemoval()
    child = make(view.content)
    child?.recordInsertion(before: followingElement)
  }

  private func make<Content: View>(_ content: Content) -> _Node {
    Content._makeNode(content, in: context())
  }

  private func updateChild<Content: View>(to content: Content) -> Bool {
    guard let node = child as? _ViewNode<Content> else { return false }
    node.update(to: content)
    return true
  }
}
