/// A view that is rendered in the menu of the row around it.
struct RowActionItem<Content: View> {
  let edge: HorizontalEdge
  let content: Content
}

extension RowActionItem: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    RowActionItemNode(view, in: context)
  }
}

@MainActor
private final class RowActionItemNode<Content: View>: _ViewNode<RowActionItem<Content>> {
  private var edge: HorizontalEdge
  private var item: PortalItemNode<Content>?

  init(_ view: RowActionItem<Content>, in context: _NodeContext) {
    edge = view.edge
    super.init(in: context)
    show(view)
  }

  override func update(to view: RowActionItem<Content>) {
    if view.edge == edge, let item { return item.update(to: view.content) }
    edge = view.edge
    item?.remove()
    show(view)
  }

  override func environmentChanged(to environment: EnvironmentValues) {
    self.environment = environment
    item?.environmentChanged(to: inner)
  }

  override func paneDidChange(isShown: Bool) { item?.paneDidChange(isShown: isShown) }

  override func didUnmount() { item?.remove() }

  private func show(_ view: RowActionItem<Content>) {
    guard let actions = environment.rowActions, Content.self != EmptyView.self else { return }
    let made = PortalItemNode(view.content, in: context(environment: inner), portal: actions.portal(edge))
    item = made
    made.insert()
  }

  /// The environment of the actions, which are items of a menu.
  private var inner: EnvironmentValues {
    var values = environment.forPortalItem
    values.controlParts[MenuItem.self] = MenuItem()
    values.primitiveButtonStyle = nil
    return values
  }
}
