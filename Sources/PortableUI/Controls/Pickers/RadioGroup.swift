/// The selection of a picker whose options are all visible.
struct RadioGroup {
  /// Whether the option with a tag is selected.
  let isSelected: @MainActor (AnyHashable?) -> Bool
  /// Selects the value of a tag, and returns `false` if the tag is of another type.
  let select: @MainActor (AnyHashable?) -> Bool
}

extension RadioGroup: ElementWrapper {
  var isReproducible: Bool { false }

  func appendTree<Content: ElementView>(of view: Content, to trees: inout [RenderNode], in context: _NodeContext) {
    preconditionFailure("The options of a radio group are not reproducible.")
  }

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

/// The node of a picker's option: an element directly inside the picker, and a radio button.
@MainActor
final class RadioOptionNode<Content: ElementView>: _ViewNode<Content>, Element {
  let id: NodeID
  let tag = Tag.label
  let events: EventKinds = []
  let isDisabled = false
  private let group: NodeID
  private var child: ElementNode<Content>?
  private var button: ElementNode<RadioInput>?

  init(_ view: Content, in context: _NodeContext) {
    id = context.host.makeID()
    group = Self.group(around: context.parent)
    super.init(in: context)
    child = ElementNode(view, in: self.context(environment: inner))
    if let input { button = ElementNode(input, in: self.context(environment: inner)) }
  }

  private static func group(around parent: _Node?) -> NodeID {
    parent?.element?.id ?? parent?.parentElement?.id ?? NodeID(rawValue: 0)
  }

  private var inner: EnvironmentValues {
    var inner = environment
    inner.wrapsElements = false
    inner.elementWrapper = nil
    return inner
  }

  private var input: RadioInput? {
    (environment.elementWrapper as? RadioGroup).map {
      RadioInput(name: "g\(group.rawValue)", tag: environment.viewTag?.value, group: $0)
    }
  }

  override var element: (any Element)? { self }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
    if let button { body(button) }
  }

  override func update(to view: Content) { child?.update(to: view) }

  override func environmentChanged(to environment: EnvironmentValues) {
    self.environment = environment
    child?.environmentChanged(to: inner)
    guard let input, let button else { return }
    // Both changes are rendered at once. Otherwise the button would first be rendered with the old selection.
    button.environment = inner
    button.update(to: input)
  }

  func handle(_ action: Event.Action) -> EventOutcome { .unhandledKind }

  func renderTree() -> RenderNode {
    RenderNode(
      id: id, tag: tag, attributes: [Attribute(.class, StyleClass.radioOption.rawValue)],
      children: [child?.renderTree(), button?.renderTree()].compactMap(\.self))
  }
}
