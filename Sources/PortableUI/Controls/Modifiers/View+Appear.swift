extension View {
  /// Runs `action` after this view appears on the page or is uncovered; once even if this is several views.
  ///
  /// As in SwiftUI, content without views, such as an `EmptyView` or an `if` whose condition is false, does not appear.
  /// The action then runs with its first view.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceModifier(content: self, behavior: AppearBehavior(action: action))
  }

  /// Runs `action` after this view leaves the page or is covered, or after the page ends.
  ///
  /// The action of content without views does not run, since such content has not appeared. The action of several views
  /// runs after the last of them has left.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceModifier(content: self, behavior: DisappearBehavior(action: action))
  }
}

private struct AppearBehavior {
  let action: (() -> Void)?
}

extension AppearBehavior: AppearanceBehavior {
  var modifier: ViewDependentModifier? { action == nil ? nil : .onAppear }

  func appear(on host: ViewHost) { action?() }
}

private struct DisappearBehavior {
  let action: (() -> Void)?
}

extension DisappearBehavior: AppearanceBehavior {
  var modifier: ViewDependentModifier? { action == nil ? nil : .onDisappear }

  func appear(on host: ViewHost) {}

  func disappear(_ running: Void, on host: ViewHost) { action?() }
}

extension View {
  /// Runs `action` with the old and the new value after `value` changes; with `initial`, also at each appearance.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    AppearanceModifier(
      content: self, behavior: ChangeBehavior(value: value, initial: initial, action: action, usesOldClosure: false))
  }

  /// Runs `action` after `value` changes; with `initial`, also at each appearance.
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
    AppearanceModifier(
      content: self,
      behavior: ChangeBehavior(
        value: value, initial: false, action: { (_: Value, new: Value) in action(new) }, usesOldClosure: true))
  }
}

/// Runs an action after each change of a value, whether the content has views or not.
struct ChangeBehavior<Value: Equatable> {
  let value: Value
  /// Whether the action also runs at each appearance, which needs a view.
  let initial: Bool
  let action: (Value, Value) -> Void
  let usesOldClosure: Bool
}

extension ChangeBehavior: AppearanceBehavior {
  var modifier: ViewDependentModifier? { initial ? .onChangeInitial : nil }

  func appear(on host: ViewHost) { action(value, value) }

  func update(from old: Self, running: inout Void?, on host: ViewHost) {
    guard old.value != value else { return }
    let action = usesOldClosure ? old.action : action
    host.afterRendering(answersChange: true) { action(old.value, value) }
  }
}
