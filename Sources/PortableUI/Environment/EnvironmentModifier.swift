/// Content that inherits changed environment values.
struct EnvironmentModifier<Content: View> {
  let content: Content
  let transform: (inout EnvironmentValues) -> Void
  /// What the transform puts in, so that the content is told only when that changes; `nil` where that is not known.
  let value: Any?
}

/// A view that changes what its content inherits, whatever that is.
protocol EnvironmentChanging {
  associatedtype Content: View
  var content: Content { get }
  var transform: (inout EnvironmentValues) -> Void { get }
}

extension EnvironmentModifier: EnvironmentChanging {}

extension EnvironmentModifier: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    EnvironmentNode(view, in: context)
  }
}

extension View {
  /// Sets an environment value for this view and everything inside it.
  nonisolated public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentModifier(content: self, transform: { $0[keyPath: path] = value }, value: value)
  }

  /// Disables the controls inside this view while `isDisabled` is true. An inner `false` does not enable them.
  nonisolated public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentModifier(
      content: self, transform: { $0.isEnabled = $0.isEnabled && !isDisabled }, value: isDisabled)
  }
}

@MainActor
private final class EnvironmentNode<Content: View>: _ViewNode<EnvironmentModifier<Content>> {
  private var transform: (inout EnvironmentValues) -> Void
  private var value: Any?
  private var child: _ViewNode<Content>?

  init(_ view: EnvironmentModifier<Content>, in context: _NodeContext) {
    transform = view.transform
    value = view.value
    super.init(in: context)
    child = Content._makeNode(view.content, in: self.context(environment: inner))
  }

  private var inner: EnvironmentValues {
    var values = environment
    transform(&values)
    // A transform may have put other values in the place of all.
    return values.hosted(by: host)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func update(to view: EnvironmentModifier<Content>) {
    let isSame = areSame(value, view.value)
    (transform, value) = (view.transform, view.value)
    if !isSame { child?.environmentChanged(to: inner) }
    child?.update(to: view.content)
  }

  override func environmentChanged(to environment: EnvironmentValues) {
    self.environment = environment
    child?.environmentChanged(to: inner)
  }

  private func areSame(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return false }
    func isSame<Value>(_ left: Value) -> Bool { (right as? Value).map { areValuesEqual(left, $0) } ?? false }
    return isSame(left)
  }
}
