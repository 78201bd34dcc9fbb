/// A button that opens a list of actions.
///
/// The actions are buttons. A `Toggle` is an item with a check mark, as is each option of a `Picker`. The browser opens
/// and closes the menu and sends only the chosen item.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?

  /// Creates a menu with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// Creates a button with an action, and a menu beside it.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }
}

extension Menu: View {
  public var body: some View {
    Container(.div, class: .menu) {
      if let primaryAction {
        Button {
          primaryAction()
        } label: {
          label
        }
        MenuButton(content: EmptyView()).accessibilityLabel(Text(.more))
      } else {
        MenuButton(content: label)
      }
      MenuItems(content: content)
    }
  }
}

/// The button that opens a menu. The page's script opens the menu and sets its expanded state.
private struct MenuButton<Content: View> {
  let content: Content
}

extension MenuButton: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.button, class: .button, .menuButton)
    if let look = environment.buttonStyle.styleClass { description.addClass(look) }
    description.set(.type, "button")
    description.set(.ariaHasPopup, "menu")
    description.isDisabled = !environment.isEnabled
    if description.isDisabled { description.set(.disabled, "") }
    description.add(environment.accessibility)
    return description
  }
}

/// The items of a menu, directly after its button, where the page's script finds them.
struct MenuItems<Content: View> {
  let content: Content
}

extension MenuItems: ElementView {
  var isAccessory: Bool { true }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: .menuItems)
    description.set(.role, "menu")
    description.set(.popover, "auto")
    return description
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment
    inner.accessibility = AccessibilityProperties()
    inner.controlParts = ControlParts()
    inner.controlParts[MenuItem.self] = MenuItem()
    inner.primitiveButtonStyle = nil
    return inner
  }
}

extension Menu where Label == Text {
  /// A menu named `title`.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// A menu named `title`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// A button named `title` and a menu beside it.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }

  /// A button named `title` and a menu beside it.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == PortableUI.Label<Text, Image> {
  /// A menu named `title`, with a symbol before the title.
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { PortableUI.Label(title, systemImage: systemImage) })
  }

  /// A menu named `title`, with a symbol before the title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { PortableUI.Label(title, systemImage: systemImage) })
  }

  /// A button named `title`, with a symbol before the title, and a menu beside it.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { PortableUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// A button named `title`, with a symbol before the title, and a menu beside it.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { PortableUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}
