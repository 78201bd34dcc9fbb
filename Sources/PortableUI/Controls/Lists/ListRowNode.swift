/// Wraps each element directly inside a list in a row.
private struct ListRows: ElementWrapper {
  var isReproducible: Bool { true }

  func makeNode<Content: ElementView>(of view: Content, in context: _NodeContext) -> _ViewNode<Content>? {
    view.isItem ? nil : ListRowNode(view, in: context) { $0 }
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

/// A row, whose look the modifiers inside it can change.
@MainActor
private protocol ListRow: _Node {
  /// Sets the change that a node inside the row makes, or removes it with `nil`.
  func set(_ change: ListRowLook.Change?, of owner: _Node)
}

extension _Node {
  /// Sets the change that this node makes to the look of the row around it, or removes it with `nil`. Has no effect
  /// directly inside a list.
  func changeRow(_ change: ListRowLook.Change?) {
    guard !environment.wrapsElements else { return }
    var outer = parent
    while let node = outer {
      if let row = node as? any ListRow { return row.set(change, of: self) }
      outer = node.parent
    }
  }
}

/// A row that a list puts around an element directly inside it.
@MainActor
final class ListRowNode<Content: ElementView, Inside: ElementView>: SingleChildNode<Content, Inside>, ListRow, Element {
  let id: NodeID
  var tag: Tag { .li }
  var events: EventKinds { [] }
  var isDisabled: Bool { false }
  var modifiesContent: Bool { true }
  private var attributes: [Attribute] = []
  private let inside: (Content) -> Inside
  /// The changes by nodes inside the row. Outer nodes are mounted first and take precedence.
  private var changes: [(owner: ObjectIdentifier, change: ListRowLook.Change)] = []

  /// Creates the row of an element. `inside` returns the element with what the row adds to it.
  init(_ view: Content, in context: _NodeContext, inside: @escaping (Content) -> Inside) {
    id = context.host.makeID()
    self.inside = inside
    super.init(in: context)
    child = ElementNode(inside(view), in: self.context(environment: inner))
    attributes = rowAttributes(of: look)
  }

  override var inner: EnvironmentValues {
    var inner = environment
    inner.wrapsElements = false
    if inner.listRowLook != ListRowLook() { inner.listRowLook = ListRowLook() }
    return inner
  }

  override var element: (any Element)? { self }

  override func update(to view: Content) { child?.update(to: inside(view)) }

  override func environmentChanged(to environment: EnvironmentValues) {
    super.environmentChanged(to: environment)
    lookDidChange()
  }

  func set(_ change: ListRowLook.Change?, of owner: _Node) {
    let id = ObjectIdentifier(owner)
    let index = changes.firstIndex { $0.owner == id }
    switch (index, change) {
    case (let index?, let change?): changes[index].change = change
    case (let index?, nil): changes.remove(at: index)
    case (nil, let change?): changes.append((id, change))
    case (nil, nil): return
    }
    lookDidChange()
  }

  private var look: ListRowLook {
    var look = environment.listRowLook
    for entry in changes.reversed() { look.apply(entry.change) }
    return look
  }

  private func lookDidChange() {
    // The first description contains earlier changes, and the page forgets a row that leaves it.
    guard !attributes.isEmpty, !isUnmounted else { return }
    let old = attributes
    attributes = rowAttributes(of: look)
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
