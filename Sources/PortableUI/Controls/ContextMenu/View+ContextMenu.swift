extension View {
  /// Adds a context menu to this view. It opens on a long press, on a secondary click, and with the keyboard's menu
  /// key.
  ///
  /// A button after the view also opens it. The button is visible while it has the keyboard focus, and is available to
  /// assistive technology. The items are the same as in a ``Menu``. Without items there is no menu.
  nonisolated public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    Box(content: ContextMenuContent(content: self, items: menuItems()))
  }
}

/// A view, followed by its menu and the menu's button.
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

/// The button that opens a menu without a pointer. The page's script finds it as the hidden opener in the pressed box.
private struct ContextMenuButton {}

extension ContextMenuButton: ElementView {
  var content: Text { Text(.more) }

  var isAccessory: Bool { true }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.button, class: .button, .menuButton, .unseen)
    description.set(.type, "button")
    description.set(.ariaHasPopup, "menu")
    description.isDisabled = !environment.isEnabled
    if description.isDisabled { description.set(.disabled, "") }
    return description
  }
}
