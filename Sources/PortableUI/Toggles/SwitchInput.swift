/// The switch itself: the browser's check box, which brings the keyboard, told to assistive technology as a switch.
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

  /// Takes its two positions and nothing else. The switch goes back also where the binding keeps the old one.
  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard case .input(let text, let revision) = action else { return .unhandledKind }
    guard let position = SwitchPosition(rawValue: text) else { return .invalidPayload }
    node.didEdit(text, revision: revision)
    node.invalidate()
    flip(position == .on)
    return .handled
  }
}
