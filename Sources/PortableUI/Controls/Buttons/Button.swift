/// A control that runs an action when it is pressed.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @preconcurrency
  public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  @preconcurrency
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }

  @_disfavoredOverload @preconcurrency
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PortableUI.Label<Text, Image> {
  /// Creates a button named `title`, with a symbol before the title.
  @preconcurrency
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PortableUI.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload @preconcurrency
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PortableUI.Label(title, systemImage: systemImage) }
  }
}

/// The purpose of a button, if it changes the button's look.
public struct ButtonRole: Equatable, Sendable {
  let styleClass: StyleClass?

  /// Removes something permanently.
  public static let destructive = ButtonRole(styleClass: .roleDestructive)
  /// Changes nothing.
  public static let cancel = ButtonRole(styleClass: .roleCancel)
  /// Confirms what a person has entered or chosen.
  public static let confirm = ButtonRole(styleClass: .roleConfirm)
  /// Closes a view. Looks like a button without a role.
  public static let close = ButtonRole(styleClass: nil)
}

extension Button: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.environment.primitiveButtonStyle == nil ? makeElement(view, context) : StyledNode(view, in: context)
  }

  public static func _isReproducible(_ view: Self) -> Bool { Label._isReproducible(view.label) }

  public static func _appendTrees(_ view: Self, to trees: inout [RenderNode], in context: _NodeContext) {
    appendElement(view, to: &trees, in: context)
  }

  public static func _looksSame(_ view: Self, _ old: Self, in environment: EnvironmentValues) -> Bool {
    view.role == old.role && Label._looksSame(view.label, old.label, in: environment)
  }
}

extension Button: StyledControl {
  var configuration: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(role: role, label: .init(content: AnyView(label)), action: action)
  }
}

extension Button: ElementView {
  var content: Label { label }

  func updateContent(_ nodes: _NodeList) { Label._updateNodes(nodes, to: label) }

  func appendContent(to trees: inout [RenderNode], in context: _NodeContext) {
    Label._appendTrees(label, to: &trees, in: context)
  }

  /// Ignores the action, which does not affect the look.
  func looksLike(_ old: Self, in environment: EnvironmentValues) -> Bool {
    role == old.role && Text(label) == Text(old.label) && symbolName(in: environment) == old.symbolName(in: environment)
  }

  /// The role, unless the label is a text with its own properties, or may be a symbol that names the button.
  var look: ButtonRole?? {
    if let text = Text(label) {
      if !text.isPlain { return nil }
    } else if label is any SymbolHolder {
      return nil
    }
    return .some(role)
  }

  func text(like text: String?, in environment: EnvironmentValues) -> String? {
    text == nil ? nil : Text(label)?.onlyString(in: environment)
  }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.button, attributes: buttonAttributes)
    if let look = environment.buttonStyle.styleClass { description.addClass(look) }
    if let name = role?.styleClass { description.addClass(name) }
    // A dialog's action may be irreversible, so the initial focus is on the button that changes nothing.
    if role == .cancel, environment.pressFollower != nil, environment.stage == nil { description.set(.autofocus, "") }
    description.text = Text(label)?.plainString(in: contentEnvironment(environment))
    description.events = .click
    if let name = symbolName(in: environment) { description.set(.ariaLabel, name) }
    description.addControlState(of: environment)
    return description
  }

  /// The name of the button if its label is a symbol, and nothing else names it.
  @MainActor private func symbolName(in environment: EnvironmentValues) -> String? {
    guard environment.accessibility.label == nil, Text(label) == nil else { return nil }
    return (label as? any SymbolHolder)?.symbolName(in: contentEnvironment(environment))
  }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    self.action()
    node.environment.pressFollower?.follower.buttonWasPressed()
    return .handled
  }
}

private let buttonAttributes = [Attribute(.class, StyleClass.button.rawValue), Attribute(.type, "button")]

/// A button on the page, with any label.
@MainActor
protocol ButtonElement: Element {
  var role: ButtonRole? { get }
}

@MainActor
protocol ButtonView: ElementView {
  var role: ButtonRole? { get }
}

extension Button: ButtonView {}

extension ElementNode: ButtonElement where Content: ButtonView, Content.Kept == Content {
  var role: ButtonRole? { view.role }
}

/// A view around buttons that takes part in their presses, such as a dialog.
@MainActor
protocol PressFollower: AnyObject {
  /// Called after the action of a button inside.
  func buttonWasPressed()
}

/// A press follower, compared by identity.
struct PressTarget: Equatable {
  let follower: any PressFollower

  static func == (left: Self, right: Self) -> Bool { left.follower === right.follower }
}

extension EnvironmentValues {
  /// The object that takes part in each press of the buttons inside a view.
  var pressFollower: PressTarget? {
    get { self[PressFollowerKey.self] }
    set { self[PressFollowerKey.self] = newValue }
  }
}

private enum PressFollowerKey: EnvironmentKey { static var defaultValue: PressTarget? { nil } }

/// Marks a button as disabled without removing it from the keyboard's focus, so that a person can press it again later.
struct DisabledButton: ControlPart, Equatable {
  func add(to description: inout ElementDescription, in environment: EnvironmentValues) {
    guard !description.isDisabled else { return }
    description.isDisabled = true
    description.set(.ariaDisabled, "true")
  }
}

extension Button where Label == PortableUI.Label<Text, Image> {
  /// Creates a button named `title`, with an image of an asset catalog before the title.
  @preconcurrency
  public init(
    _ title: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PortableUI.Label(title, image: image) }
  }

  @_disfavoredOverload @preconcurrency
  public init(
    _ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PortableUI.Label(title, image: image) }
  }
}
