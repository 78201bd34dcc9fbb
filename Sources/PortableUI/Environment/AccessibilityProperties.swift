/// The properties of a view for assistive technology and for tests, beyond its content.
struct AccessibilityProperties: Equatable {
  var label: String?
  /// The text of a tooltip.
  var help: String?
  var identifier: String?
  var value: String?
  var hint: String?
  var traits: AccessibilityTraits = []
  var isHidden = false

  var isEmpty: Bool { self == AccessibilityProperties() }
}

extension ElementDescription {
  /// Adds the properties that every control takes from its environment: whether it is enabled, and its accessibility.
  mutating func addControlState(of environment: EnvironmentValues) {
    isDisabled = !environment.isEnabled
    if isDisabled { set(.disabled, "") }
    add(environment.accessibility)
  }

  /// Adds a name, an identifier and traits that modifiers of the view set.
  mutating func add(_ properties: AccessibilityProperties) {
    if properties.isEmpty { return }
    if let label = properties.label { set(.ariaLabel, label) }
    if let help = properties.help { set(.title, help) }
    if let value = properties.value, attributes.contains(where: { $0.name == .ariaValueText }) {
      set(.ariaValueText, value)
      set(.ariaDescription, properties.hint)
    } else {
      let description = [properties.value, properties.hint].compactMap(\.self).joined(separator: ". ")
      if !description.isEmpty { set(.ariaDescription, description) }
    }
    if let identifier = properties.identifier { set(.testID, identifier) }
    if properties.traits.contains(.isHeader), !tag.isHeading {
      set(.role, "heading")
      set(.ariaLevel, "3")
    }
    if properties.isHidden { set(.ariaHidden, "true") }
    if properties.traits.contains(.isSelected) { set(.ariaCurrent, "true") }
    if properties.traits.contains(.updatesFrequently) { set(.ariaLive, "polite") }
  }
  /// Adds the properties of modifiers to a container, which becomes a group if it has a name.
  mutating func addGroup(_ properties: AccessibilityProperties) {
    if properties.isEmpty { return }
    set(.role, properties.label == nil ? nil : "group")
    add(properties)
  }
}
