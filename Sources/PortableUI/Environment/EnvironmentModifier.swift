import Foundation

/// Content that inherits changed environment values.
///
/// The type includes the type of the change, so content with a different kind of change is a different view.
struct EnvironmentModifier<Content: View, Change: EnvironmentChange> {
  let content: Content
  let change: Change
}

/// A view that changes the environment of its content.
protocol EnvironmentChanging {
  associatedtype Content: View
  associatedtype Change: EnvironmentChange
  var content: Content { get }
  var change: Change { get }
}

extension EnvironmentModifier: EnvironmentChanging {}

extension EnvironmentModifier: View {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    Change.changesLanguage ? LanguageNode(view, in: context) : EnvironmentNode(view, in: context)
  }
}

extension View {
  /// Sets an environment value for this view and everything inside it.
  nonisolated public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentModifier(content: self, change: ValueSetting(path: path, value: value))
  }

  /// Disables the controls inside this view while `isDisabled` is true. An inner `false` does not enable them.
  nonisolated public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentModifier(content: self, change: Disabling(isDisabled: isDisabled))
  }
}

private struct Disabling: EnvironmentChange {
  let isDisabled: Bool

  func apply(to values: inout EnvironmentValues) { values.isEnabled = values.isEnabled && !isDisabled }
}

@MainActor
private class EnvironmentNode<Content: View, Change: EnvironmentChange>:
  SingleChildNode<EnvironmentModifier<Content, Change>, Content>
{
  private var change: Change

  init(_ view: EnvironmentModifier<Content, Change>, in context: _NodeContext) {
    change = view.change
    super.init(in: context)
    if Change.changesLanguage { host.noteTexts(inner, of: self) }
    makeChild(view.content)
    if Change.changesLanguage { host.languageMayChange() }
  }

  override var inner: EnvironmentValues {
    var values = environment
    change.apply(to: &values)
    // A change may have replaced all values.
    return values.hosted(by: host)
  }

  override func update(to view: EnvironmentModifier<Content, Change>) {
    let isSame = areValuesEqual(change, view.change)
    change = view.change
    if !isSame {
      child?.environmentChanged(to: inner)
      if Change.changesLanguage { host.languageMayChange() }
    }
    child?.update(to: view.content)
  }
}

/// The node of a change that can concern the language. The elements of a part of the page state a language of their own.
@MainActor
private final class LanguageNode<Content: View, Change: EnvironmentChange>: EnvironmentNode<Content, Change> {
  private var isPart = false

  override init(_ view: EnvironmentModifier<Content, Change>, in context: _NodeContext) {
    super.init(view, in: context)
    // Whether other views are beside this one is known when all have been created.
    host.afterRendering { [weak self] in self?.stateLanguage() }
  }

  private func stateLanguage() {
    guard !isUnmounted, !host.hasLanguage(of: self) else { return }
    isPart = true
    let values = inner
    if values.accessibility.language != environment.accessibility.language { child?.environmentChanged(to: values) }
  }

  override var inner: EnvironmentValues {
    var values = super.inner
    if isPart { values.stateLanguage(inside: environment) }
    return values
  }
}

/// A change of environment values.
///
/// A change is a value: two changes of one type with equal fields have the same effect. Closures are never equal. The
/// type is part of the modifier's type, so that two modifiers with equal values that set different things, such as
/// `disabled(true)` and `labelsHidden()`, are different views behind `AnyView`.
protocol EnvironmentChange {
  func apply(to values: inout EnvironmentValues)

  /// Whether the change can concern the language of texts.
  static var changesLanguage: Bool { get }
}

extension EnvironmentChange {
  static var changesLanguage: Bool { false }
}

/// Sets one value.
struct ValueSetting<Value>: EnvironmentChange {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func apply(to values: inout EnvironmentValues) { values[keyPath: path] = value }

  static var changesLanguage: Bool {
    Value.self == Locale.self || Value.self == LayoutDirection.self || Value.self == EnvironmentValues.self
  }
}

/// A change by a closure, which cannot be compared.
struct EnvironmentTransform: EnvironmentChange {
  let transform: (inout EnvironmentValues) -> Void

  func apply(to values: inout EnvironmentValues) { transform(&values) }

  static var changesLanguage: Bool { true }
}
