/// The element of an event, which can be described even after the event has removed it.
@MainActor
package struct EventTarget {
  fileprivate let element: any Element

  /// The tag and the name of the element, such as `button "Save"`. It does not contain the values of fields.
  package var description: String {
    let name = String(name.prefix(60))
    return name.isEmpty ? element.tag.rawValue : "\(element.tag.rawValue) \"\(name)\""
  }

  private var name: String {
    let tree = element.renderTree()
    if let label = tree[.ariaLabel] { return label }
    guard element.tag != .button, element.tag != .a else { return tree.texts.joined(separator: " ") }
    // Nodes are not retained by those below them.
    guard !element.isLeaving else { return "" }
    var node = element.parent
    while let current = node {
      if let element = current as? any Element {
        return element.tag == .label ? element.renderTree().texts.joined(separator: " ") : ""
      }
      node = current.parent
    }
    return ""
  }
}

extension ViewHost {
  /// Returns the element of an event, or `nil` if there is none.
  package func target(of event: Event) -> EventTarget? {
    handler(for: event.node).map(EventTarget.init)
  }
}

extension RenderNode {
  /// The texts of this element and those inside it, without the options of pickers and the content of fields.
  fileprivate var texts: [String] {
    switch tag {
    case .select, .textarea, .input: []
    default: (text.map { [$0] } ?? []) + children.flatMap(\.texts)
    }
  }
}
