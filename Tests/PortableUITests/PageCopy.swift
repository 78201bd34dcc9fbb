import Testing

@testable import PortableUI

/// A copy of a page that is changed only by operations, like a browser's, and must equal the host's tree.
struct PageCopy {
  private(set) var root: RenderNode

  init(_ root: RenderNode) { self.root = root }

  /// Applies one operation. An operation for an unknown element is a failure.
  mutating func apply(_ op: Op) {
    if case .animated(_, _, let ops) = op { return ops.forEach { apply($0) } }
    let succeeded =
      switch op {
      case .insert(let node, let parent, let before): root.edit(parent) { $0.place(node, before: before) }
      case .remove(let id): root.takeOut(id) != nil
      case .move(let id, let before): root.move(id, before: before)
      case .attribute(let id, let name, let value): root.edit(id) { $0.set(name, value) }
      case .text(let id, let text):
        root.edit(id) {
          $0.text = text
          return true
        }
      case .value(let id, let value):
        root.edit(id) {
          $0.value = value
          return true
        }
      case .scroll(let id, _, _): root.edit(id) { _ in true }
      case .focus, .blur, .navigate, .history, .title, .animated, .transition: true
      }
    if !succeeded { Issue.record("\(op) names what is not on the page.") }
  }

  /// Returns whether the copy equals `tree`, ignoring the order of attributes.
  func shows(_ tree: RenderNode) -> Bool { root.sortingAttributes == tree.sortingAttributes }
}

extension RenderNode {
  fileprivate var sortingAttributes: RenderNode {
    var node = self
    node.attributes.sort { $0.name.rawValue < $1.name.rawValue }
    node.children = children.map(\.sortingAttributes)
    // Fields are not compared: a page's own edits change them without an operation. Neither are events, which no
    // operation contains.
    node.value = nil
    node.events = []
    if node.text == nil, node.children.isEmpty { node.text = "" }
    return node
  }

  fileprivate mutating func edit(_ id: NodeID, _ change: (inout RenderNode) -> Bool) -> Bool {
    if self.id == id { return change(&self) }
    for index in children.indices where children[index].edit(id, change) { return true }
    return false
  }

  fileprivate mutating func place(_ node: RenderNode, before: NodeID?) -> Bool {
    // An element has text or children, never both.
    guard text ?? "" == "" else { return false }
    text = nil
    guard let before else {
      children.append(node)
      return true
    }
    guard let index = children.firstIndex(where: { $0.id == before }) else { return false }
    children.insert(node, at: index)
    return true
  }

  fileprivate mutating func takeOut(_ id: NodeID) -> RenderNode? {
    if let index = children.firstIndex(where: { $0.id == id }) { return children.remove(at: index) }
    for index in children.indices {
      if let taken = children[index].takeOut(id) { return taken }
    }
    return nil
  }

  fileprivate mutating func move(_ id: NodeID, before: NodeID?) -> Bool {
    if let index = children.firstIndex(where: { $0.id == id }) {
      let moved = children.remove(at: index)
      return place(moved, before: before)
    }
    for index in children.indices where children[index].move(id, before: before) { return true }
    return false
  }

  fileprivate mutating func set(_ name: Attribute.Name, _ value: String?) -> Bool {
    attributes.removeAll { $0.name == name }
    if let value { attributes.append(Attribute(name, value)) }
    return true
  }
}
