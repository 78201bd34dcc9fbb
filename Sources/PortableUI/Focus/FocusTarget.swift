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

  func add(to description: inout ElementDescription) { description.events.insert(.focus) }
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

  init(value: Value, box: FocusBox<Value>, node: _Node, outer: FocusTarget?) {
    self.value = value
    self.box = box
    self.node = node
    super.init(outer: outer)
  }

  override func focusDidChange(_ isInside: Bool) {
    if isInside { box.show(value) } else { box.forget(value) }
  }

  /// The first control inside that can receive the focus.
  var control: (any Element)? {
    var found: (any Element)?
    func look(_ node: _Node) {
      guard found == nil else { return }
      if let element = node.element, element.events.contains(.focus), !element.isDisabled {
        found = element
      } else {
        node.forEachPlaced(look)
      }
    }
    if let node { look(node) }
    return found
  }
}
