/// The search for controls that assistive technology cannot name, in debug builds.
@MainActor
final class UnnamedControls: PageService {
  private var reported: Set<String> = []

  /// Reports each control without a name in a tree that the page has just shown, once for each kind and place.
  func check(_ tree: RenderNode, on host: ViewHost) {
    guard Self.mayLackAName(tree) else { return }
    for element in PageElement.all(in: tree) where element.isUnnamedControl {
      let place = Self.place(of: element, in: tree)
      guard reported.insert("\(element.role) \(place)").inserted else { continue }
      host.diagnose(
        .unnamedControl,
        """
        A control with the role \(element.role.rawValue)\(place) has no name, so screen readers and tests cannot tell \
        it from others. Give it a title, or apply accessibilityLabel(_:) to it.
        """)
    }
  }

  /// Whether a tree contains a control without a label of its own and without a text. Most trees do not.
  private static func mayLackAName(_ node: RenderNode) -> Bool {
    if node.tag.isControl, node[.ariaLabel] == nil, !node.hasText { return true }
    return node.children.contains(where: mayLackAName)
  }

  /// Returns words that lead to the control: its identifier, or the text beside it.
  private static func place(of element: PageElement, in tree: RenderNode) -> String {
    if let identifier = element.identifier { return " and the identifier \"\(identifier)\"" }
    let path = tree.path(to: element.node.id)
    for parent in path.reversed().dropFirst() {
      let text = parent.texts.joined(separator: " ").prefix(40)
      if !text.isEmpty { return " beside \"\(text)\"" }
    }
    return ""
  }
}

extension PageElement {
  fileprivate var isUnnamedControl: Bool {
    guard node.tag.isControl, name.allSatisfy(\.isWhitespace), node[.ariaLabelledBy] == nil, !isPartOfName else {
      return false
    }
    return role != .option
  }
}

extension RenderNode {
  fileprivate var hasText: Bool { text?.isEmpty == false || children.contains { $0[.ariaLabel] != nil || $0.hasText } }

  fileprivate var texts: [String] { [text].compactMap(\.self).filter { !$0.isEmpty } + children.flatMap(\.texts) }

  /// Returns the elements from this one to the one with an identifier, or nothing if it is not inside.
  fileprivate func path(to id: NodeID) -> [RenderNode] {
    if self.id == id { return [self] }
    for child in children {
      let path = child.path(to: id)
      if !path.isEmpty { return [self] + path }
    }
    return []
  }
}

extension ViewHost {
  /// Reports the controls without a name among new elements, in debug builds.
  func reportUnnamedControls(in ops: [Op]) {
    #if DEBUG
      for op in ops {
        switch op {
        case .insert(let tree, _, _): services.service(orAdd: UnnamedControls()).check(tree, on: self)
        case .animated(_, _, let inner): reportUnnamedControls(in: inner)
        default: break
        }
      }
    #endif
  }

  /// Reports the controls without a name on the page that is first shown, in debug builds.
  func reportUnnamedControls() {
    #if DEBUG
      services.service(orAdd: UnnamedControls()).check(tree, on: self)
    #endif
  }
}
