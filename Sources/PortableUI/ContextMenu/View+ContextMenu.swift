extension View {
  /// Adds a menu to this view, which opens where the view is pressed for long or with the other button of a mouse, and
  /// at the keyboard's key for menus.
  ///
  /// A button after the view opens it too; it is seen while it has the keyboard focus, and assistive technology finds it.
  /// The items are those of a ``Menu``. Without items there is no menu.
  nonisolated public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    Box(content: ContextMenuContent(content: self, items: menuItems()))
  }
}

/// A view, and after it the button of its menu and the menu.
private struct ContextMenuContent<Content: View, Items: View> {
  let content: Content
  let items: Items
}

extension ContextMenuContent: View {
  var body: some View {
    content
    if Items.self != EmptyView.self {
      ContextMenuButton()
      MenuItems(content: items)
    }
  }
}

/// The button that opens a menu without a pointer. The page's script finds it as the hidden opener in the box that is
/// pressed.
private struct ContextMenuButton {}

extension ContextMenuButton: ElementView {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, in: context) }

  var content: Text { Text(verbatim: "More") }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.button, class: .button, .menuButton, .unseen)
    description.set(.type, "button")
    description.set(.ariaHasPopup, "menu")
    description.isDisabled = !environment.isEnabled
    if description.isDisabled { description.set(.disabled, "") }
    return description
  }
}
