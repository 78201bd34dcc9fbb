/// What a view says to assistive technology and to tests beyond its own content.
struct AccessibilityProperties: Equatable {
  var label: String?
  /// What a tooltip says.
  var help: String?
  var identifier: String?
  var value: String?
  var hint: String?
  var traits: AccessibilityTraits = []
  var isHidden = false

  var isEmpty: Bool { self == AccessibilityProperties() }
}

extension View {
  /// Names this view to assistive technology, in place of the text that it shows.
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibility(\.label, label.text)
  }

  /// Names this view to assistive technology, in place of the text that it shows.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibility(\.label, String(label))
  }

  /// Names this view to assistive technology, in place of the text that it shows.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    EnvironmentModifier(content: self, change: AccessibilityText(path: \.label, text: label))
  }

  /// Tells assistive technology what this view holds at present.
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibility(\.value, value.text)
  }

  /// Tells assistive technology what this view holds at present.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: some StringProtocol) -> some View {
    accessibility(\.value, String(value))
  }

  /// Tells assistive technology what this view holds at present.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    EnvironmentModifier(content: self, change: AccessibilityText(path: \.value, text: value))
  }

  /// Tells assistive technology what comes of using this view.
  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibility(\.hint, hint.text)
  }

  /// Tells assistive technology what comes of using this view.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    accessibility(\.hint, String(hint))
  }

  /// Tells assistive technology what comes of using this view.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    EnvironmentModifier(content: self, change: AccessibilityText(path: \.hint, text: hint))
  }

  /// Names this view to tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility(\.identifier, identifier)
  }

  /// Adds to what this view is; `.isHeader` makes text a heading.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    EnvironmentModifier(content: self, change: TraitsAddition(traits: traits))
  }

  /// Keeps this view from assistive technology, as befits decoration.
  nonisolated public func accessibilityHidden(_ isHidden: Bool) -> some View {
    accessibility(\.isHidden, isHidden)
  }

  nonisolated private func accessibility<Value: Equatable>(
    _ path: WritableKeyPath<AccessibilityProperties, Value>, _ value: Value
  ) -> some View {
    EnvironmentModifier(content: self, change: AccessibilitySetting(path: path, value: value))
  }
}

private struct AccessibilitySetting<Value: Equatable>: EnvironmentChange {
  let path: WritableKeyPath<AccessibilityProperties, Value>
  let value: Value

  func apply(to values: inout EnvironmentValues) { values.accessibility[keyPath: path] = value }
}

/// Sets a property to a text as it is written where the view is.
struct AccessibilityText: EnvironmentChange {
  let path: WritableKeyPath<AccessibilityProperties, String?>
  let text: Text

  func apply(to values: inout EnvironmentValues) { values.accessibility[keyPath: path] = text.string(in: values) }
}

private struct TraitsAddition: EnvironmentChange {
  let traits: AccessibilityTraits

  func apply(to values: inout EnvironmentValues) { values.accessibility.traits.formUnion(traits) }
}

extension ElementDescription {
  /// Adds what every control takes from its environment: whether it answers, and what it says of itself.
  mutating func addControlState(of environment: EnvironmentValues) {
    isDisabled = !environment.isEnabled
    if isDisabled { set(.disabled, "") }
    add(environment.accessibility)
  }

  /// Adds a name, an identifier and traits that were given from outside.
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
  /// Adds what was given from outside to an element around others, which is a group where it has a name.
  mutating func addGroup(_ properties: AccessibilityProperties) {
    if properties.isEmpty { return }
    set(.role, properties.label == nil ? nil : "group")
    add(properties)
  }
}
