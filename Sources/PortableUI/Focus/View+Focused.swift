extension View {
  /// Binds the focus inside this view to a value: the state has the value while the focus is inside.
  ///
  /// Setting the state to the value moves the focus to the first control inside.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusedModifier(content: self, binding: binding, value: value)
  }

  /// Binds a focus state, which is true while the focus is inside this view. Setting it moves the focus here, or
  /// removes it.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedModifier(content: self, binding: condition, value: true)
  }

  /// Sets a focus state when this view appears, unless the state has another value by then.
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View {
    onAppear {
      if binding.wrappedValue == binding.none { binding.wrappedValue = value }
    }
  }
}

private struct FocusedModifier<Content: View, Value: Hashable> {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusedModifier: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    FocusedNode(view, in: context)
  }
}

/// The node of `focused`. The controls inside find its target in their environment and report to it.
@MainActor
private final class FocusedNode<Content: View, Value: Hashable>:
  SingleChildNode<FocusedModifier<Content, Value>, Content>
{
  private var box: FocusBox<Value>?
  private var target: FocusPlace<Value>?

  init(_ view: FocusedModifier<Content, Value>, in context: _NodeContext) {
    super.init(in: context)
    // The controls inside report to it.
    _ = host.focus
    makeTarget(view)
    makeChild(view.content)
  }

  private func makeTarget(_ view: FocusedModifier<Content, Value>) {
    box = view.binding.box
    target = box.map { FocusPlace(value: view.value, box: $0, node: self, outer: environment.focusTarget) }
    if let target { box?.add(target) }
  }

  override var inner: EnvironmentValues {
    guard let target else { return environment }
    var values = environment
    values.focusTarget = target
    return values
  }

  override func update(to view: FocusedModifier<Content, Value>) {
    if box === view.binding.box {
      target?.value = view.value
    } else {
      makeTarget(view)
      child?.environmentChanged(to: inner)
    }
    child?.update(to: view.content)
  }
}
