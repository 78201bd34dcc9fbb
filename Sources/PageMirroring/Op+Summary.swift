internal import PortableUI

extension Op {
  /// A short description for the report of a failed patch.
  var summary: String {
    switch self {
    case .insert(let node, let parent, let before): "insert \(node.summary) into \(parent) \(Self.place(before))"
    case .remove(let id): "remove \(id)"
    case .move(let id, let before): "move \(id) \(Self.place(before))"
    case .attribute(let id, let name, let value): "set \(name.rawValue) of \(id) to \(value ?? "nothing")"
    case .text(let id, let text): "set the text of \(id) to \"\(text)\""
    case .value(let id, let value): "set the value of \(id) to \"\(value.text)\", edit \(value.revision)"
    case .focus(let id): "focus \(id)"
    case .blur(let id): "blur \(id)"
    case .scroll(let id, _, _): "scroll to \(id)"
    case .navigate(let path): "navigate to \(path)"
    case .open(let address): "open \(address)"
    case .history(let step): "\(step)"
    case .announce(let text, _): "announce \"\(text)\""
    case .title(let title): "set the title to \"\(title)\""
    case .head(let elements): "set the \(elements.count) elements of the head"
    case .animated(_, _, let ops): "animate (\(ops.map(\.summary).joined(separator: ", ")))"
    case .transition(let id, _, _): "set the transition of \(id)"
    }
  }

  private static func place(_ before: NodeID?) -> String { before.map { "before \($0)" } ?? "at the end" }
}

extension RenderNode {
  /// The tag and the identifier of the element, and of those inside it: `div#3[span#4]`.
  fileprivate var summary: String {
    let inner = children.map(\.summary).joined(separator: " ")
    return "\(tag.rawValue)\(id)" + (inner.isEmpty ? "" : "[\(inner)]")
  }
}
