import Foundation
import PortableUI

@testable import PortableUIWeb

/// A violation of a promise, found by the simulation.
struct Violation: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The document of a simulated page: a second implementation of the frames' operations, independent of the server's.
@MainActor
final class ModelDocument {
  private(set) var title = ""
  private(set) var root: ModelElement?
  private var elements: [UInt64: ModelElement] = [:]

  /// Shows the tree of a snapshot, and keeps the edits of fields that it also contains.
  func show(title: String?, tree: Any) throws(Violation) {
    let former = elements
    elements = [:]
    if let title { self.title = title }
    root = try make(tree)
    for (id, element) in elements { former[id].map(element.adoptEdits) }
  }

  subscript(id: UInt64) -> ModelElement? { elements[id] }

  /// Performs an operation of a patch.
  func perform(_ op: Any) throws(Violation) {
    let parts = try Self.list(op)
    guard let name = parts.first as? String else { throw Violation("An operation has no name: \(op)") }
    switch name {
    case "t":
      let element = try element(parts, 1)
      element.children.forEach(forget)
      element.children = []
      element.text = try Self.text(parts, 2)
    case "a": try element(parts, 1).attributes[try Self.text(parts, 2)] = parts[3] as? String
    case "i": try place(try make(parts[3]), in: try element(parts, 1), before: try Self.number(parts, 2), op)
    case "r": try remove(try element(parts, 1))
    case "m":
      let element = try element(parts, 1)
      guard let parent = element.parent else { throw Violation("The page itself is moved: \(op)") }
      parent.children.removeAll { $0 === element }
      try place(element, in: parent, before: try Self.number(parts, 2), op)
    case "v": try element(parts, 1).show(try Self.text(parts, 2), revision: try Self.number(parts, 3))
    case "f", "b", "s": _ = try element(parts, 1)
    case "T": title = try Self.text(parts, 1)
    case "w": for op in parts.dropFirst(3) { try perform(op) }
    case "h", "l", "n", "d": break
    default: throw Violation("There is no operation \(name).")
    }
  }

  private func place(_ element: ModelElement, in parent: ModelElement, before: UInt64, _ op: Any) throws(Violation) {
    element.parent = parent
    parent.text = nil
    if before == 0 { return parent.children.append(element) }
    guard let index = parent.children.firstIndex(where: { $0.id == before }) else {
      throw Violation("\(before) is not inside \(parent.id): \(op)")
    }
    parent.children.insert(element, at: index)
  }

  private func remove(_ element: ModelElement) throws(Violation) {
    guard let parent = element.parent else { throw Violation("The page itself is removed.") }
    parent.children.removeAll { $0 === element }
    forget(element)
  }

  private func forget(_ element: ModelElement) {
    elements[element.id] = nil
    element.children.forEach(forget)
  }

  private func make(_ tree: Any) throws(Violation) -> ModelElement {
    let parts = try Self.list(tree)
    guard let attributes = parts[2] as? [String: String] else { throw Violation("An element is malformed: \(tree)") }
    let element = ModelElement(id: try Self.number(parts, 0), tag: try Self.text(parts, 1), attributes: attributes)
    if elements.updateValue(element, forKey: element.id) != nil {
      throw Violation("The element \(element.id) is on the page already.")
    }
    if parts.count > 3 {
      element.text = parts[3] as? String
      for child in parts[3] as? [Any] ?? [] {
        let child = try make(child)
        child.parent = element
        element.children.append(child)
      }
    }
    if parts.count > 4, let kinds = parts[4] as? String {
      element.kinds = Set(kinds.split(separator: " ").map(String.init))
    }
    if parts.count > 5 {
      let value = try Self.list(parts[5])
      element.value = (try Self.text(value, 0), try Self.number(value, 1))
    }
    return element
  }

  private func element(_ parts: [Any], _ index: Int) throws(Violation) -> ModelElement {
    let id = try Self.number(parts, index)
    guard let element = elements[id] else { throw Violation("There is no element \(id): \(parts)") }
    return element
  }

  private static func list(_ value: Any) throws(Violation) -> [Any] {
    guard let list = value as? [Any] else { throw Violation("\(value) is not a list.") }
    return list
  }

  private static func number(_ parts: [Any], _ index: Int) throws(Violation) -> UInt64 {
    guard index < parts.count, let number = parts[index] as? NSNumber else {
      throw Violation("There is no number at \(index): \(parts)")
    }
    return number.uint64Value
  }

  private static func text(_ parts: [Any], _ index: Int) throws(Violation) -> String {
    guard index < parts.count, let text = parts[index] as? String else {
      throw Violation("There is no text at \(index): \(parts)")
    }
    return text
  }
}

/// An element of a simulated page.
@MainActor
final class ModelElement {
  let id: UInt64
  let tag: String
  var attributes: [String: String]
  weak var parent: ModelElement?
  var text: String?
  var kinds: Set<String> = []
  /// The text of a field, and the number of its newest edit.
  var value: (text: String, revision: UInt64)?
  /// The number of presses and choices that the server has not answered.
  var pending = 0
  var children: [ModelElement] = []

  init(id: UInt64, tag: String, attributes: [String: String]) {
    (self.id, self.tag, self.attributes) = (id, tag, attributes)
  }

  /// Shows a value of the server, unless a newer edit or choice is unanswered.
  func show(_ text: String, revision: UInt64) {
    if tag == "select" {
      if pending == 0 { value = (text, 0) }
    } else if revision >= value?.revision ?? 0 {
      value = (text, revision)
    }
  }

  func adoptEdits(of former: ModelElement) {
    pending = former.pending
    guard tag == former.tag, let value = former.value else { return }
    if tag == "select" ? pending > 0 : value.revision > self.value?.revision ?? 0 { self.value = value }
  }

  func forEach(_ body: (ModelElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// All texts of the element, joined.
  var wholeText: String { (text ?? "") + children.map(\.wholeText).joined() }

  /// Throws an error for the first difference to the server's tree.
  func compare(with node: RenderNode) throws(Violation) {
    func expect(_ own: String?, _ other: String?, _ part: String) throws(Violation) {
      if own != other {
        throw Violation("The \(part) of \(id) is \(own ?? "none") on the page, \(other ?? "none") here.")
      }
    }
    try expect("\(id)", "\(node.id.rawValue)", "identifier")
    try expect(tag, node.tag.rawValue, "tag")
    try expect(text ?? "", node.text ?? "", "text")
    try expect(value?.text, node.value?.text, "value")
    try expect(
      kinds.sorted().joined(separator: " "), node.events.names.split(separator: " ").sorted().joined(separator: " "),
      "events")
    for name in Set(attributes.keys).union(node.attributes.map(\.name.rawValue)).sorted() {
      try expect(attributes[name], node.attributes.first { $0.name.rawValue == name }?.value, name)
    }
    try expect("\(children.map(\.id))", "\(node.children.map(\.id.rawValue))", "content")
    for (child, other) in zip(children, node.children) { try child.compare(with: other) }
  }
}
