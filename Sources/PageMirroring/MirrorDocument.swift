internal import PortableUI

/// The elements of a page, and the operations on them.
@MainActor
final class MirrorDocument {
  private var root: MirrorElement
  private var elements: [NodeID: MirrorElement] = [:]

  init(_ tree: RenderNode) {
    root = MirrorElement(tree)
    register(root, as: tree)
  }

  /// Shows another tree, as after a snapshot.
  func show(_ tree: RenderNode) {
    elements = [:]
    root = MirrorElement(tree)
    register(root, as: tree)
  }

  // MARK: Operations

  func apply(_ ops: [Op]) throws(MirrorMismatch) {
    for op in ops { try apply(op) }
  }

  private func apply(_ op: Op) throws(MirrorMismatch) {
    switch op {
    case .insert(let node, let parent, let before): try insert(node, into: parent, before: before, op)
    case .remove(let id): remove(try element(id, op))
    case .move(let id, let before): try move(try element(id, op), before: before, op)
    case .attribute(let id, let name, let value): try element(id, op).attributes[name] = value
    case .text(let id, let text): setText(text, of: try element(id, op))
    case .value(let id, let value): try element(id, op).show(value)
    case .focus(let id), .blur(let id), .scroll(let id, _, _): _ = try element(id, op)
    case .animated(_, _, let ops): try apply(ops)
    // A transition belongs to an element that the animation inserts later or has removed before.
    case .transition, .navigate, .open, .history, .announce, .title, .head: break
    }
  }

  /// Changes a field as the person does, whose edit the page shows before the host has answered it.
  func edit(_ event: Event) {
    guard let element = elements[event.node], element.value != nil else { return }
    switch event.action {
    case .input(let text, let revision):
      element.show(FieldValue(text, revision: revision))
      deselectOthers(of: element)
    case .select(let option): element.value?.text = option
    case .click, .submit, .dismiss, .focus, .blur, .load, .error, .resize, .rows, .scroll, .drag, .component,
      .visit, .fragment, .stored, .files:
      break
    }
  }

  /// Deselects the other radio buttons of a group, as a browser does.
  private func deselectOthers(of element: MirrorElement) {
    guard let group = element.radioGroup else { return }
    root.forEach { other in
      if other !== element, other.radioGroup == group { other.value?.text = SwitchPosition.off.rawValue }
    }
  }

  private func element(_ id: NodeID, _ op: Op) throws(MirrorMismatch) -> MirrorElement {
    guard let element = elements[id] else {
      throw MirrorMismatch(reason: "There is no element \(id) on the page.", op: op)
    }
    return element
  }

  private func insert(
    _ node: RenderNode, into parent: NodeID, before: NodeID?, _ op: Op
  ) throws(MirrorMismatch) {
    let parent = try element(parent, op)
    // An element has text or children, never both.
    guard parent.text?.isEmpty ?? true else {
      throw MirrorMismatch(reason: "The element \(parent.id) contains a text.", op: op)
    }
    if let known = node.firstID(where: { elements[$0] != nil }) {
      throw MirrorMismatch(reason: "There is an element \(known) on the page already.", op: op)
    }
    parent.text = nil
    let element = MirrorElement(node)
    register(element, as: node)
    try place(element, in: parent, before: before, op)
  }

  private func move(_ element: MirrorElement, before: NodeID?, _ op: Op) throws(MirrorMismatch) {
    guard let parent = element.parent else {
      throw MirrorMismatch(reason: "The element \(element.id) is the page itself.", op: op)
    }
    parent.children.removeAll { $0 === element }
    try place(element, in: parent, before: before, op)
  }

  private func place(
    _ element: MirrorElement, in parent: MirrorElement, before: NodeID?, _ op: Op
  ) throws(MirrorMismatch) {
    element.parent = parent
    guard let before else { return parent.children.append(element) }
    let next = try self.element(before, op)
    guard let index = parent.children.firstIndex(where: { $0 === next }) else {
      throw MirrorMismatch(reason: "The element \(before) is not inside \(parent.id).", op: op)
    }
    parent.children.insert(element, at: index)
  }

  private func remove(_ element: MirrorElement) {
    element.parent?.children.removeAll { $0 === element }
    element.forEach { elements[$0.id] = nil }
  }

  private func setText(_ text: String, of element: MirrorElement) {
    for child in element.children { remove(child) }
    element.text = text
  }

  private func register(_ element: MirrorElement, as node: RenderNode) {
    elements[element.id] = element
    for child in node.children {
      let childElement = MirrorElement(child)
      childElement.parent = element
      element.children.append(childElement)
      register(childElement, as: child)
    }
  }

  // MARK: Comparing

  /// Throws an error for the first difference between the page and a tree.
  func compare(with tree: RenderNode) throws(MirrorMismatch) { try root.compare(with: tree) }
}

/// An element of a page.
@MainActor
final class MirrorElement {
  let id: NodeID
  let tag: Tag
  weak var parent: MirrorElement?
  var attributes: [Attribute.Name: String]
  var text: String?
  var value: FieldValue?
  let events: EventKinds
  var children: [MirrorElement] = []

  /// Creates an element without its children.
  init(_ node: RenderNode) {
    id = node.id
    tag = node.tag
    attributes = Dictionary(node.attributes.map { ($0.name, $0.value) }) { $1 }
    text = node.text
    value = node.value
    events = node.events
  }

  /// Shows the value of a field, unless a newer edit of the person has not been answered.
  func show(_ new: FieldValue) {
    // The choices of a picker have no revisions.
    if let value, tag != .select, new.revision < value.revision { return }
    value = new
  }

  /// The name of the group of radio buttons to which the element belongs.
  var radioGroup: String? { attributes[.type] == "radio" ? attributes[.name] : nil }

  func forEach(_ body: (MirrorElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  func compare(with node: RenderNode) throws(MirrorMismatch) {
    guard id == node.id else { throw MirrorMismatch(reason: "The page has \(id) where the tree has \(node.id).") }
    try expect(tag.rawValue, node.tag.rawValue, "the tag")
    try expect(text ?? "", node.text ?? "", "the text")
    try expect(value?.text, node.value?.text, "the value")
    try expect(events.rawValue, node.events.rawValue, "the set of events")
    let names = Set(attributes.keys).union(node.attributes.map(\.name))
    for name in names where attributes[name] != node[name] {
      try expect(attributes[name], node[name], "the attribute \(name.rawValue)")
    }
    let (own, others) = (children.map(\.id), node.children.map(\.id))
    if own != others {
      throw MirrorMismatch(reason: "\(id) contains \(own) on the page, and \(others) in the tree.")
    }
    for (child, other) in zip(children, node.children) { try child.compare(with: other) }
  }

  private func expect<Value: Equatable>(
    _ own: Value, _ other: Value, _ part: @autoclosure () -> String
  ) throws(MirrorMismatch) {
    guard own != other else { return }
    throw MirrorMismatch(reason: "\(part()) of \(id) is \(own) on the page, and \(other) in the tree.")
  }
}

extension RenderNode {
  /// Returns the first identifier of the element and of everything inside it that meets a condition.
  fileprivate func firstID(where condition: (NodeID) -> Bool) -> NodeID? {
    if condition(id) { return id }
    for child in children {
      if let found = child.firstID(where: condition) { return found }
    }
    return nil
  }
}
