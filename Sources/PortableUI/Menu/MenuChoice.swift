/// The selection of a picker inside a menu.
struct MenuChoice {
  let selection: AnyHashable
  /// Selects a value, and returns whether the picker accepts it.
  let choose: @MainActor (AnyHashable) -> Bool
}

extension MenuChoice: TextForm {
  func describe(_ text: String, in environment: EnvironmentValues) -> ElementDescription {
    var item = ElementDescription(.button, class: .menuItem)
    item.set(.type, "button")
    item.set(.ariaChecked, "\(environment.viewTag?.value == selection)")
    item.text = text
    item.events = .click
    item.isDisabled = !environment.isEnabled
    if item.isDisabled { item.set(.disabled, "") }
    return item
  }

  func press(in environment: EnvironmentValues) -> EventOutcome {
    guard let tag = environment.viewTag?.value else { return .invalidPayload }
    return choose(tag) ? .handled : .invalidPayload
  }
}

extension MenuChoice: EnvironmentChange {
  func apply(to values: inout EnvironmentValues) {
    values.viewTag = ViewTag()
    values.textForm = self
  }
}

/// A picker inside a menu: its label, followed by the options.
struct MenuPicker<Label: View, Content: View> {
  let choice: MenuChoice
  let label: Label
  let content: Content
}

extension MenuPicker: View {
  var body: some View {
    Container(.div, class: .menuGroup, caption: .comesFromInside) {
      Container(.span, class: .menuHeading, caption: .isThis) { label }
      EnvironmentModifier(content: content, change: choice)
    }
  }
}
