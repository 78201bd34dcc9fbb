import PortableUI

extension HTMLWriter {
  /// Writes an element and its descendants, with the attributes that the page's script needs.
  ///
  /// - Parameter choice: The value of the picker around an option.
  mutating func node(
    _ node: RenderNode, styles: inout StyleClasses, choice: String? = nil, refused: (RefusedContent) -> Void
  ) {
    look(of: node, styles: &styles, choice: choice, refused: refused)
    attribute("data-n", node.id.rawValue)
    if !node.events.isEmpty { attribute("data-on", node.events.names) }
    if let value = node.value { attribute("data-rev", value.revision) }
    // The script makes the dialog modal. Without the script, it is displayed as part of the page.
    if node.tag == .dialog { attribute("open", "") }
    if node.id == focused { attribute("autofocus", "") }
    raw(">")
    guard !node.tag.isVoid else { return }

    if node.tag == .textarea {
      // HTML parsers remove a newline at the start of a textarea.
      raw("\n")
      text(node.value?.text ?? node.text ?? "")
    } else if let text = node.text {
      self.text(text)
    } else {
      let choice = node.tag == .select ? node.value?.text : choice
      // By index, which does not copy the children.
      for index in node.children.indices {
        self.node(node.children[index], styles: &styles, choice: choice, refused: refused)
      }
    }
    raw("</")
    name(node.tag.rawValue)
    raw(">")
  }

  /// Writes the start of a tag: its name, and the attributes that depend on nothing but the look of the element.
  private mutating func look(
    of node: RenderNode, styles: inout StyleClasses, choice: String?, refused: (RefusedContent) -> Void
  ) {
    let isPlain = node.value == nil && choice == nil
    if isPlain, let written = looks.bytes(of: node.tag, node.attributes) {
      return bytes.append(contentsOf: written)
    }
    let start = bytes.count
    var isComplete = true
    raw("<")
    name(node.tag.rawValue)
    attributes(of: node, styles: &styles, choice: choice) {
      isComplete = false
      refused($0)
    }
    if isPlain, isComplete { looks.add(bytes[start...], of: node.tag, node.attributes) }
  }

  private mutating func attributes(
    of node: RenderNode, styles: inout StyleClasses, choice: String?, refused: (RefusedContent) -> Void
  ) {
    var classes = node[.class] ?? ""
    if let style = node[.style] {
      if let name = styles.name(for: style) {
        classes += classes.isEmpty ? name : " " + name
      } else {
        refused(.style)
      }
    }
    if !classes.isEmpty { attribute("class", classes) }

    for attribute in node.attributes {
      switch attribute.name {
      case .class, .style: continue
      case .selected where choice != nil: continue
      case .value where node.value != nil: continue
      default:
        guard let value = SafeAddress.checked(attribute.value, of: attribute.name, refused: refused) else { continue }
        self.attribute(attribute.name.rawValue, value)
      }
    }
    if let choice, node.tag == .option, node[.value] ?? node.text == choice { attribute("selected", "") }
    guard let value = node.value, node.tag != .select, node.tag != .textarea else { return }
    if !["checkbox", "radio"].contains(node[.type]) {
      attribute("value", value.text)
    } else if value.text == SwitchPosition.on.rawValue {
      attribute("checked", "")
    }
  }
}
