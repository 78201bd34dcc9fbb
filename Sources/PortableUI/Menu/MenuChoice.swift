/// The options of a picker inside a menu: which one is chosen, and how another one is.
struct MenuChoice {
  let selection: AnyHashable
  /// Whether a value is one that the picker can take; then it has.
  let choose: @MainActor (AnyHashable) -> Bool
}

/// An option of a picker inside a menu.
extension ElementDescription {
  init(choiceIn menu: MenuChoice, of options: OptionContext, environment: EnvironmentValues) {
    self.init(.button, class: .menuItem)
    set(.type, "button")
    set(.ariaChecked, "\(options.tag == menu.selection)")
    events = .click
    isDisabled = !environment.isEnabled
    if isDisabled { set(.disabled, "") }
  }
}

/// A picker inside a menu: its label, and below it the options.
struct MenuPicker<Label: View, Content: View> {
  let choice: MenuChoice
  let label: Label
  let content: Content
}

extension MenuPicker: View {
  var body: some View {
    Container(.div, class: .menuGroup, caption: .comesFromInside) {
      Container(.span, class: .menuHeading, caption: .isThis) { label }
      content.environment(\.options, OptionContext(menu: choice))
    }
  }
}
