extension View {
  /// Runs `action` after this view appears on the page or is uncovered; once even if this is several views.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    BehaviorModifier(content: self, behavior: AppearBehavior(action: action))
  }

  /// Runs `action` after this view leaves the page or is covered, or after the page ends.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    BehaviorModifier(content: self, behavior: DisappearBehavior(action: action))
  }
}

private struct AppearBehavior {
  let action: (() -> Void)?
}

extension AppearBehavior: Behavior {
  func mount(in node: _Node) {
    if node.isShown { appear(in: node) }
  }

  func paneDidChange(isShown: Bool, kept: inout Void, in node: _Node) {
    if isShown { appear(in: node) }
  }

  @MainActor private func appear(in node: _Node) {
    if let action { node.host.afterRendering { action() } }
  }
}

private struct DisappearBehavior {
  let action: (() -> Void)?
}

extension DisappearBehavior: Behavior {
  func mount(in node: _Node) {}

  func paneDidChange(isShown: Bool, kept: inout Void, in node: _Node) {
    if !isShown { disappear(in: node) }
  }

  func unmount(_ kept: Void, in node: _Node) {
    if node.isShown { disappear(in: node) }
  }

  @MainActor private func disappear(in node: _Node) {
    if let action { node.host.afterRendering { action() } }
  }
}

extension View {
  /// Runs `action` with the old and the new value after `value` changes; with `initial`, also on appearance.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    BehaviorModifier(
      content: self, behavior: ChangeBehavior(value: value, initial: initial, action: action, usesOldClosure: false))
  }

  /// Runs `action` after `value` changes; with `initial`, also on appearance.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { (_: Value, _: Value) in action() }
  }

  /// Runs `action` with the new value, using the closure of the body before the change.
  @available(*, deprecated, message: "Use a closure of two parameters (old and new value) or of none.")
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    BehaviorModifier(
      content: self,
      behavior: ChangeBehavior(
        value: value, initial: false, action: { (_: Value, new: Value) in action(new) }, usesOldClosure: true))
  }
}

private struct ChangeBehavior<Value: Equatable> {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void
  let usesOldClosure: Bool
}

extension ChangeBehavior: Behavior {
  func mount(in node: _Node) {
    guard initial else { return }
    node.host.afterRendering { action(value, value) }
  }

  func update(from old: Self, kept: inout Void, in node: _Node) {
    guard old.value != value else { return }
    let action = usesOldClosure ? old.action : action
    node.host.afterRendering(answersChange: true) { action(old.value, value) }
  }
}
