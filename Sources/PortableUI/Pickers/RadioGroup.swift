/// The selection of a picker whose options are all visible.
struct RadioGroup {
  /// Whether a tag is that of the selection.
  let isSelected: @MainActor (AnyHashable?) -> Bool
  /// Selects the value of a tag, and returns `false` if the tag is of another type.
  let select: @MainActor (AnyHashable?) -> Bool
}

extension RadioGroup: ElementWrapper {
  func makeNode<Content: ElementView>(of view: Content, in context: _NodeContext) -> _ViewNode<Content>? {
    RadioOptionNode(view, in: context)
  }
}

/// The radio button of one option. The browser provides its arrow keys.
struct RadioInput {
  /// The name that the buttons of one group share.
  let name: String
  let tag: AnyHashable?
  let group: RadioGroup
}

extension RadioInput: ElementView {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, in: context) }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.input, class: .radio)
    description.set(.type, "radio")
    description.set(.name, name)
    description.set(.autocomplete, "off")
    description.value = (group.isSelected(tag) ? SwitchPosition.on : .off).rawValue
    description.events = .input
    description.addControlState(of: environment)
    return description
  }

  /// Handles being switched on. The browser switches the other buttons off. They are corrected if the binding keeps the
  /// old value.
  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard case .input(let text, let revision) = action else { return .unhandledKind }
    guard text == SwitchPosition.on.rawValue else { return .invalidPayload }
    node.didEdit(text, revision: revision)
    node.invalidate()
    return group.select(tag) ? .handled : .invalidPayload
  }

  func didEdit(_ node: ElementNode<Self>) {
    for other in node.otherButtons where other.field?.value.text == SwitchPosition.on.rawValue {
      other.noteEdit(SwitchPosition.off.rawValue)
      other.invalidate()
    }
  }
}

extension ElementNode where Content == RadioInput {
  @MainActor fileprivate var otherButtons: [ElementNode<RadioInput>] {
    var buttons: [ElementNode<RadioInput>] = []
    func collect(_ node: _Node) {
      if let button = node as? ElementNode<RadioInput>, button !== self, button.view.name == view.name {
        buttons.append(button)
      }
      node.forEachPlaced(collect)
    }
    var group: _Node? = self
    while let node = group, node.element?.id != NodeID(rawValue: UInt64(view.name.dropFirst()) ?? 0) {
      group = node.parent
    }
    if let group { collect(group) }
    return buttons
  }
}
