/// Makes buttons and links items of the menu around them.
struct MenuItem: Equatable {
  /// Whether an item is checked; `nil` if it cannot be.
  var isChecked: Bool?
}

extension MenuItem: ControlPart {
  func add(to description: inout ElementDescription) {
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
