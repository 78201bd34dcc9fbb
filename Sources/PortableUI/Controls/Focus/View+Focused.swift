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

struct FocusedModifier<Content: View, Value: Hashable> {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value
  var reach = FocusReach.controls
}

/// The elements that a focus state can focus.
enum FocusReach {
  case controls
  /// Controls, or a text where there is none: screen readers continue there.
  case allElements
}

extension FocusedModifier: View {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { FocusedNode(view, in: context) }
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
    target = box.map {
      FocusPlace(value: view.value, box: $0, node: self, reach: view.reach, outer: environment.focusTarget)
    }
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

/// A part of a page that is notified when the keyboard focus enters or leaves it.
@MainActor
class FocusTarget {
  /// The next target around this one.
  let outer: FocusTarget?

  init(outer: FocusTarget?) { self.outer = outer }

  func focusDidChange(_ isInside: Bool) {}
}

/// Makes controls report to a target whether they have the focus.
struct FocusReport: ControlPart {
  let target: FocusTarget

  func add(to description: inout ElementDescription, in environment: EnvironmentValues) {
    description.events.insert(.focus)
  }
}

extension EnvironmentValues {
  /// The innermost target around a control.
  var focusTarget: FocusTarget? {
    get { controlParts[FocusReport.self]?.target }
    set { controlParts[FocusReport.self] = newValue.map { FocusReport(target: $0) } }
  }
}

/// A part of a page that a focus state identifies by a value.
@MainActor
final class FocusPlace<Value: Hashable>: FocusTarget {
  var value: Value
  private let box: FocusBox<Value>
  private weak var node: _Node?
  private let reach: FocusReach

  init(value: Value, box: FocusBox<Value>, node: _Node, reach: FocusReach, outer: FocusTarget?) {
    self.value = value
    self.box = box
    self.node = node
    self.reach = reach
    super.init(outer: outer)
  }

  override func focusDidChange(_ isInside: Bool) {
    if isInside { box.show(value) } else { box.forget(value) }
  }

  /// The first element inside that can receive the focus.
  var element: (any Element)? {
    first { $0.events.contains(.focus) && !$0.isDisabled } ?? (reach == .allElements ? first { _ in true } : nil)
  }

  private func first(where isWanted: (any Element) -> Bool) -> (any Element)? {
    var found: (any Element)?
    func look(_ node: _Node) {
      guard found == nil else { return }
      if let element = node.element, isWanted(element) {
        found = element
      } else {
        node.forEachPlaced(look)
      }
    }
    if let node { look(node) }
    return found
  }
}
