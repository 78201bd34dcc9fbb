/// What modifiers around a control say of it, whichever control it is.
struct ControlContext: Equatable {
  /// Who wants to know whether the control has the focus.
  var focusTarget: FocusTarget?
  var shortcut: KeyboardShortcut?
  /// Whether the control is an item of a menu.
  var isInMenu = false
  /// Whether an item of a menu is checked; `nil` for one that cannot be.
  var isChecked: Bool?
  /// Whether a button that stays pressed is; `nil` for any other one.
  var isPressed: Bool?
  var submitLabel: SubmitLabel?

  static func == (left: Self, right: Self) -> Bool {
    left.focusTarget === right.focusTarget && left.shortcut == right.shortcut && left.isInMenu == right.isInMenu
      && left.isChecked == right.isChecked && left.isPressed == right.isPressed
      && left.submitLabel == right.submitLabel
  }
}

extension EnvironmentValues {
  var controls: ControlContext {
    get { self[ControlContextKey.self] }
    set { self[ControlContextKey.self] = newValue }
  }
}

private enum ControlContextKey: EnvironmentKey {
  static var defaultValue: ControlContext { ControlContext() }
}

extension ElementDescription {
  /// Adds to a control what modifiers around it say.
  mutating func add(_ context: ControlContext) {
    if context.focusTarget != nil { events.insert(.focus) }
    if let shortcut = context.shortcut, events.contains(.click) { set(.ariaKeyShortcuts, shortcut.names) }
    if let label = context.submitLabel, value != nil { set(.enterkeyhint, label.hint) }
    if let isPressed = context.isPressed, tag == .button { set(.ariaPressed, "\(isPressed)") }
    guard context.isInMenu, tag == .button || tag == .a else { return }
    let names = attributes.first { $0.name == .class }?.value.split(separator: " ") ?? []
    let kept = [StyleClass.roleCancel, .roleDestructive, .menuButton].filter { names.contains($0.rawValue[...]) }
    set(.class, ClassList([.menuItem] + kept).text)
    if let isChecked = context.isChecked {
      set(.role, "menuitemcheckbox")
      set(.ariaChecked, "\(isChecked)")
    } else {
      // What is checked already is an option.
      let isOption = attributes.contains { $0.name == .ariaChecked }
      set(.role, isOption ? "menuitemradio" : "menuitem")
    }
    set(.tabindex, "-1")
  }
}

extension Tag {
  /// Whether people use elements of this kind.
  var isControl: Bool {
    switch self {
    case .button, .input, .select, .textarea, .a: true
    default: false
    }
  }
}
