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
