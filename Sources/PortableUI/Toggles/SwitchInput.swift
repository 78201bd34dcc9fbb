/// The browser's check box, which provides keyboard control, exposed to assistive technology as a switch.
struct SwitchInput {
  let isOn: Bool
  let flip: @MainActor (Bool) -> Void
}

extension SwitchInput: ElementView {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, in: context) }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.input, class: .switch)
    description.set(.type, "checkbox")
    description.set(.role, "switch")
    description.set(.autocomplete, "off")
    description.value = (isOn ? SwitchPosition.on : .off).rawValue
    description.events = .input
    description.addControlState(of: environment)
    return description
  }

  /// Handles the two positions of the switch. The switch returns to the old one if the binding keeps it.
  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard case .input(let text, let revision) = action else { return .unhandledKind }
    guard let position = SwitchPosition(rawValue: text) else { return .invalidPayload }
    node.didEdit(text, revision: revision)
    node.invalidate()
    flip(position == .on)
    return .handled
  }
}
