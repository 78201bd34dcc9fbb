import PortableUI

extension JSONWriter {
  /// Writes `[id, tag, attributes, content, events, value]`, without trailing zeros.
  mutating func node(_ node: RenderNode, refused: (RefusedContent) -> Void) {
    byte("[")
    number(node.id.rawValue)
    byte(",")
    string(node.tag.rawValue)
    raw(",{")
    var isFirst = true
    for attribute in node.attributes {
      guard let value = SafeAddress.checked(attribute.value, of: attribute.name, refused: refused) else { continue }
      if !isFirst { byte(",") }
      isFirst = false
      string(attribute.name.rawValue)
      byte(":")
      string(value)
    }
    byte("}")
    content(of: node, refused: refused)
    byte("]")
  }

  private mutating func content(of node: RenderNode, refused: (RefusedContent) -> Void) {
    let hasContent = node.text != nil || !node.children.isEmpty
    guard hasContent || !node.events.isEmpty || node.value != nil else { return }
    byte(",")
    if let text = node.text {
      string(text)
    } else if node.children.isEmpty {
      byte("0")
    } else {
      byte("[")
      for (index, child) in node.children.enumerated() {
        if index > 0 { byte(",") }
        self.node(child, refused: refused)
      }
      byte("]")
    }

    guard !node.events.isEmpty || node.value != nil else { return }
    byte(",")
    if node.events.isEmpty { byte("0") } else { string(node.events.names) }

    guard let value = node.value else { return }
    raw(",[")
    string(value.text)
    byte(",")
    number(value.revision)
    byte("]")
  }
}

extension EventKinds {
  private static let allNames: [(EventKinds, String)] = [
    (.click, "click"), (.input, "input"), (.select, "select"), (.submit, "submit"), (.dismiss, "dismiss"),
    (.focus, "focus"), (.load, "load"), (.layout, "layout"), (.drag, "drag"),
    (.component, "component"), (.files, "files"),
  ]

  /// The names of the kinds in the page's script, separated by spaces.
  var names: String {
    // Most elements handle one kind of event.
    if let single = Self.allNames.first(where: { $0.0 == self }) { return single.1 }
    return Self.allNames.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
