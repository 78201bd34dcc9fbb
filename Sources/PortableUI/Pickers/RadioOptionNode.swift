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

  override func update(to view: Content) {
    child?.update(to: view)
  }

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
