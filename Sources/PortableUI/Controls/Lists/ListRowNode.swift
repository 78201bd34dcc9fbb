/// Wraps each element directly inside a list in a row.
private struct ListRows: ElementWrapper {
  var isReproducible: Bool { true }

  func makeNode<Content: ElementView>(of view: Content, in context: _NodeContext) -> _ViewNode<Content>? {
    view.isItem ? nil : ListRowNode(view, in: context)
  }

  func appendTree<Content: ElementView>(of view: Content, to trees: inout [RenderNode], in context: _NodeContext) {
    guard !view.isItem else { return trees.append(Content.tree(of: view, in: context)) }
    let id = context.host.makeID()
    var inner = context.environment
    inner.wrapsElements = false
    let content = Content.tree(of: view, in: _NodeContext(parent: context.parent, environment: inner))
    trees.append(
      RenderNode(id: id, tag: .li, attributes: rowAttributes(of: context.environment.listRowLook), children: [content]))
  }
}

extension EnvironmentValues {
  /// Whether elements directly inside are wrapped in rows of a list, or by a layout around the list.
  var makesRows: Bool {
    get { wrapsElements }
    set {
      wrapsElements = newValue
      if newValue, elementWrapper == nil { elementWrapper = ListRows() }
    }
  }
}

/// A row that a list puts around an element directly inside it.
@MainActor
final class ListRowNode<Content: ElementView>: SingleChildNode<Content, Content>, Element {
  let id: NodeID
  var tag: Tag { .li }
  var events: EventKinds { [] }
  var isDisabled: Bool { false }
  var modifiesContent: Bool { true }
  private var attributes: [Attribute] = []
  private lazy var frame = RowFrame { [weak self] in self?.lookDidChange() }

  init(_ view: Content, in context: _NodeContext) {
    id = context.host.makeID()
    super.init(in: context)
    child = ElementNode(view, in: self.context(environment: inner))
    attributes = rowAttributes(of: frame.look(in: environment))
  }

  override var inner: EnvironmentValues {
    var inner = environment
    inner.wrapsElements = false
    if inner.listRowLook != ListRowLook() { inner.listRowLook = ListRowLook() }
    inner.rowFrame = frame
    return inner
  }

  override var element: (any Element)? { self }

  override func update(to view: Content) { child?.update(to: view) }

  override func environmentChanged(to environment: EnvironmentValues) {
    super.environmentChanged(to: environment)
    lookDidChange()
  }

  private func lookDidChange() {
    // The first description contains earlier changes.
    guard !attributes.isEmpty else { return }
    let old = attributes
    attributes = rowAttributes(of: frame.look(in: environment))
    host.recordAttributes(from: old, to: attributes, of: id)
  }

  func handle(_ action: Event.Action) -> EventOutcome { .unhandledKind }

  func renderTree() -> RenderNode {
    RenderNode(id: id, tag: .li, attributes: attributes, children: (child?.element).map { [$0.renderTree()] } ?? [])
  }
}

private func rowAttributes(of look: ListRowLook) -> [Attribute] {
  guard look != ListRowLook() else { return plainRowAttributes }
  var description = ElementDescription(.li, attributes: plainRowAttributes)
  look.add(to: &description)
  return description.attributes
}

private let plainRowAttributes = [Attribute(.class, StyleClass.row.rawValue)]
