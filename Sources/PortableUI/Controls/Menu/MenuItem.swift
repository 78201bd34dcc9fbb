/// Makes buttons and links items of the menu around them.
struct MenuItem: Equatable {
  /// Whether an item is checked; `nil` if it cannot be.
  var isChecked: Bool?
}

extension MenuItem: ControlPart {
  func add(to description: inout ElementDescription, in environment: EnvironmentValues) {
    guard description.tag == .button || description.tag == .a else { return }
    let names = description.attributes.first { $0.name == .class }?.value.split(separator: " ") ?? []
    let kept = [StyleClass.roleCancel, .roleDestructive, .menuButton].filter { names.contains($0.rawValue[...]) }
    description.set(.class, ClassList([.menuItem] + kept).text)
    if let isChecked {
      description.set(.role, "menuitemcheckbox")
      description.set(.ariaChecked, "\(isChecked)")
    } else {
      // An element with a checked state is an option.
      let isOption = description.attributes.contains { $0.name == .ariaChecked }
      description.set(.role, isOption ? "menuitemradio" : "menuitem")
    }
    description.set(.tabindex, "-1")
  }
}

extension EnvironmentValues {
  /// Whether the controls inside a view are items of a menu.
  var isInMenu: Bool { controlParts[MenuItem.self] != nil }
}

/// The selection of a picker inside a menu.
struct MenuChoice {
  /// Whether the option with a tag is selected.
  let isSelected: (AnyHashable) -> Bool
  /// Selects a value, and returns whether the picker accepts it.
  let choose: @MainActor (AnyHashable) -> Bool
}

extension MenuChoice: TextForm {
  func describe(_ text: String, in environment: EnvironmentValues) -> ElementDescription {
    var item = ElementDescription(.button, class: .menuItem)
    item.set(.type, "button")
    item.set(.ariaChecked, "\(environment.viewTag?.value.map(isSelected) ?? false)")
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
