@testable import PortableUI

/// A host whose operations and diagnostics are kept for comparison.
@MainActor
final class TestPage {
  let host: ViewHost
  private(set) var patches: [[Op]] = []
  private(set) var diagnostics: [Diagnostic] = []

  init<Content: View>(environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ content: () -> Content) {
    host = ViewHost(environment: environment, root: content)
    host.didRender = { [unowned self] in patches.append($0) }
    host.didDiagnose = { [unowned self] in diagnostics.append($0) }
  }

  /// The operations since the last call.
  func takeOps() -> [Op] {
    defer { patches = [] }
    return patches.flatMap(\.self)
  }

  /// The page as nested tags and texts: `main[vstack["a" button["b"]]]`.
  var outline: String { host.tree.outline }

  /// Every text on the page, in order.
  var texts: [String] { host.tree.all.compactMap(\.text) }

  func first(_ tag: Tag, _ position: Int = 0) -> RenderNode? {
    let found = host.tree.all.filter { $0.tag == tag }
    return found.indices.contains(position) ? found[position] : nil
  }

  func node(text: String) -> RenderNode? { host.tree.all.first { $0.text == text } }

  /// Presses the button whose label contains this text.
  @discardableResult
  func press(_ label: String) -> EventOutcome {
    guard let button = host.tree.all.first(where: { $0.tag == .button && $0.all.contains { $0.text == label } }) else {
      return .unknownNode
    }
    return host.dispatch(Event(button.id, .click))
  }
}

extension RenderNode {
  /// This element and everything below it, in page order.
  var all: [RenderNode] { [self] + children.flatMap(\.all) }

  var outline: String {
    let name = self[.class].map { $0.split(separator: " ").first.map(String.init) ?? tag.rawValue } ?? tag.rawValue
    if let text { return tag == .span ? "\"\(text)\"" : "\(tag.rawValue)(\"\(text)\")" }
    let inner = children.map(\.outline).joined(separator: " ")
    return inner.isEmpty ? name : "\(name)[\(inner)]"
  }
}
