extension View {
  /// Names this view for assistive technology, in place of the text that it shows.
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Names this view for assistive technology, in place of the text that it shows.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibility(\.label, String(label))
  }

  /// Names this view for assistive technology, in place of the text that it shows.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    EnvironmentModifier(content: self, change: AccessibilityText(path: \.label, text: label))
  }

  /// Describes the value of this view for assistive technology.
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(Text(value))
  }

  /// Describes the value of this view for assistive technology.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: some StringProtocol) -> some View {
    accessibility(\.value, String(value))
  }

  /// Describes the value of this view for assistive technology.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    EnvironmentModifier(content: self, change: AccessibilityText(path: \.value, text: value))
  }

  /// Describes for assistive technology what an action on this view does.
  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Describes for assistive technology what an action on this view does.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    accessibility(\.hint, String(hint))
  }

  /// Describes for assistive technology what an action on this view does.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    EnvironmentModifier(content: self, change: AccessibilityText(path: \.hint, text: hint))
  }

  /// Sets the identifier that tests find this view by.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility(\.identifier, identifier)
  }

  /// Adds traits to this view. `.isHeader` makes text a heading.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    EnvironmentModifier(content: self, change: TraitsChange(added: traits, removed: []))
  }

  /// Removes traits from this view. Without `.isHeader`, a title is no longer a heading.
  ///
  /// Of several modifiers for one trait, the outermost one counts. Buttons and links keep their roles.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    EnvironmentModifier(content: self, change: TraitsChange(added: [], removed: traits))
  }

  /// Hides this view from assistive technology, as for decoration.
  nonisolated public func accessibilityHidden(_ isHidden: Bool) -> some View {
    accessibility(\.isHidden, isHidden)
  }

  /// Prevents announcements of changes in this view, as for a panel of a tool. Screen readers read it on demand.
  nonisolated package func unannounced() -> some View { accessibility(\.isUnannounced, true) }

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

/// Sets a property to the string of a text in the environment of the view.
struct AccessibilityText: EnvironmentChange {
  let path: WritableKeyPath<AccessibilityProperties, String?>
  let text: Text

  func apply(to values: inout EnvironmentValues) { values.accessibility[keyPath: path] = text.string(in: values) }
}

private struct TraitsChange: EnvironmentChange {
  let added, removed: AccessibilityTraits

  /// Changes only the traits that no outer modifier has decided on, since the environment is read from the outside.
  func apply(to values: inout EnvironmentValues) {
    let outer = values.accessibility
    values.accessibility.traits.formUnion(added.subtracting(outer.removedTraits))
    values.accessibility.removedTraits.formUnion(removed.subtracting(outer.traits))
  }
}

extension View {
  /// Describes this view in a few words, shown when the pointer rests on it or it has the keyboard focus.
  nonisolated public func help(_ text: LocalizedStringKey) -> some View { help(Text(text)) }

  /// Describes this view in a few words, shown when the pointer rests on it or it has the keyboard focus.
  @_disfavoredOverload
  nonisolated public func help(_ text: some StringProtocol) -> some View { help(Text(text)) }

  /// Describes this view in a few words, shown when the pointer rests on it or it has the keyboard focus.
  nonisolated public func help(_ text: Text) -> some View {
    EnvironmentModifier(content: self, change: AccessibilityText(path: \.help, text: text))
  }
}
