extension View {
  /// Adds an action for assistive technology, as for a gesture that not everybody can make.
  ///
  /// A page offers it as a button after this view, which is visible while it has the keyboard focus.
  @preconcurrency
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityActions { Button(action: handler) { name } }
  }

  /// Adds an action for assistive technology, as for a gesture that not everybody can make.
  ///
  /// A page offers it as a button after this view, which is visible while it has the keyboard focus.
  @preconcurrency
  nonisolated public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }

  /// Adds an action for assistive technology, as for a gesture that not everybody can make.
  ///
  /// A page offers it as a button after this view, which is visible while it has the keyboard focus.
  @_disfavoredOverload @preconcurrency
  nonisolated public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }

  /// Adds an action for assistive technology with a label.
  ///
  /// A page offers it as a button after this view, which is visible while it has the keyboard focus.
  @preconcurrency
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions { Button(action: action) { label } }
  }

  /// Adds the buttons of a builder as actions for assistive technology.
  ///
  /// A page offers them after this view. They are visible while one of them has the keyboard focus.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    Box(content: TupleView(content: (self, AccessibilityActions(content: content()))), names: [.box])
  }
}

/// The buttons of actions, which a page shows only while one of them has the keyboard focus.
private struct AccessibilityActions<Content: View> {
  let content: Content
}

extension AccessibilityActions: ElementView {
  var isAccessory: Bool { true }

  var kept: AccessibilityActions<EmptyView> { AccessibilityActions<EmptyView>(content: EmptyView()) }

  func looksLike(_ old: AccessibilityActions<EmptyView>, in environment: EnvironmentValues) -> Bool { true }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(.div, class: .accessibilityActions)
  }

  /// The name of the view around the actions is not the name of each.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment
    inner.accessibility = AccessibilityProperties()
    return inner
  }
}
