/// A view whose content is rendered in a portal, such as an item of a bar or of a row's menu.
@MainActor
protocol PortalItemView: View where Body == Never {
  associatedtype Slot: Equatable
  associatedtype Content: View

  /// The value that distinguishes the portals. A view whose slot changes is rendered in another portal.
  var slot: Slot { get }
  var content: Content { get }

  /// Returns the portal, or `nil` if there is none around the view.
  func portal(in environment: EnvironmentValues) -> Portal?

  /// Changes the environment of the content, from which the values of the view's own place are already removed.
  func adapt(_ environment: inout EnvironmentValues)
}

extension PortalItemView {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PortalItemViewNode(view, in: context)
  }
}

@MainActor
private final class PortalItemViewNode<V: PortalItemView>: _ViewNode<V> {
  private var view: V
  private var item: PortalItemNode<V.Content>?

  init(_ view: V, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    show()
  }

  override func update(to view: V) {
    let keepsPortal = view.slot == self.view.slot
    self.view = view
    if keepsPortal, let item { return item.update(to: view.content) }
    item?.remove()
    show()
  }

  override func environmentChanged(to environment: EnvironmentValues) {
    self.environment = environment
    item?.environmentChanged(to: itemEnvironment)
  }

  override func paneDidChange(isShown: Bool) { item?.paneDidChange(isShown: isShown) }

  override func didUnmount() { item?.remove() }

  private func show() {
    item = view.portal(in: environment).map { portal in
      PortalItemNode(view.content, in: context(environment: itemEnvironment), portal: portal)
    }
    item?.insert()
  }

  private var itemEnvironment: EnvironmentValues {
    var values = environment.forPortalItem
    view.adapt(&values)
    return values
  }
}
