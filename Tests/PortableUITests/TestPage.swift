import PageMirroring
import Testing

@testable import PortableUI

/// A host that records its operations and diagnostics.
///
/// After each patch, a mirror checks that a browser can apply the operations, and then shows the host's tree.
@MainActor
final class TestPage {
  let host: ViewHost
  private(set) var patches: [[Op]] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Lets each host of the process have a mirror, once it has been read.
  private static let mirrors: Void = {
    ViewHost.makeObserver = { PageMirror(of: $0) { Issue.record(Comment(rawValue: $0)) } }
  }()

  init<Content: View>(
    environment: EnvironmentValues = EnvironmentValues(), address: PageAddress? = nil,
    @ViewBuilder _ content: () -> Content
  ) {
    _ = Self.mirrors
    host = ViewHost(environment: environment, address: address, root: content)
    host.didRender = { [unowned self] in patches.append($0) }
    host.didDiagnose = { [unowned self] in diagnostics.append($0) }
    if address != nil { host.openHistory() }
  }

  /// Returns the operations since the last call.
  func takeOps() -> [Op] {
    defer { patches = [] }
    return patches.flatMap(\.self)
  }

  /// The page as nested tags and texts: `main[vstack["a" button("b")]]`.
  var outline: String { host.tree.outline }

  /// Every text on the page, in order.
  var texts: [String] { host.tree.all.compactMap(\.text) }

  /// Every visible text, without the texts of covered panes.
  var shown: [String] { host.tree.shown.compactMap(\.text) }

  func first(_ tag: Tag, _ position: Int = 0) -> RenderNode? {
    let found = host.tree.all.filter { $0.tag == tag }
    return found.indices.contains(position) ? found[position] : nil
  }

  func node(text: String) -> RenderNode? { host.tree.all.first { $0.text == text } }

  /// Presses the button or link whose label contains this text; a covered one only if there is no other.
  @discardableResult
  func press(_ label: String) -> EventOutcome {
    let fits: (RenderNode) -> Bool = {
      $0.events.contains(.click) && $0.all.contains { $0.text == label }
    }
    guard let button = host.tree.shown.first(where: fits) ?? host.tree.all.first(where: fits) else {
      return .unknownNode
    }
    return host.dispatch(Event(button.id, .click))
  }

  /// Types into a text field, as a page reports it.
  @discardableResult
  func type(_ text: String, into position: Int = 0, revision: UInt64 = 1) -> EventOutcome {
    guard let field = first(.input, position) else { return .unknownNode }
    return host.dispatch(Event(field.id, .input(text, revision: revision)))
  }

  /// Presses Return in a text field.
  @discardableResult
  func submit(_ position: Int = 0) -> EventOutcome {
    guard let field = first(.input, position) else { return .unknownNode }
    return host.dispatch(Event(field.id, .submit))
  }

  /// Selects the option with this text in the page's first picker.
  @discardableResult
  func choose(_ option: String) -> EventOutcome {
    guard let select = first(.select), let name = select.children.first(where: { $0.text == option })?[.value] else {
      return .unknownNode
    }
    return host.dispatch(Event(select.id, .select(name)))
  }

  /// The text of the selected option of the page's first picker.
  var chosenOption: String? {
    guard let select = first(.select) else { return nil }
    return select.children.first { $0[.value] == select.value?.text }?.text
  }

  /// The open dialogs, the frontmost last.
  var dialogs: [RenderNode] { host.tree.children.filter { $0.tag == .dialog } }

  /// Presses Escape in the frontmost dialog.
  @discardableResult
  func escape() -> EventOutcome {
    guard let dialog = dialogs.last else { return .unknownNode }
    return host.dispatch(Event(dialog.id, .dismiss))
  }

  /// Waits for the next patch after `change`.
  func nextPatch(after change: @MainActor () -> Void) async {
    let record = host.didRender
    await withCheckedContinuation { continuation in
      host.didRender = { [unowned host] ops in
        host.didRender = record
        record?(ops)
        continuation.resume()
      }
      change()
    }
  }
}

extension RenderNode {
  /// This element and everything below it, in page order.
  var all: [RenderNode] { [self] + children.flatMap(\.all) }

  /// This element and everything below it that is not hidden.
  var shown: [RenderNode] { self[.hidden] == nil ? [self] + children.flatMap(\.shown) : [] }

  var outline: String {
    let name = self[.class].map { $0.split(separator: " ").first.map(String.init) ?? tag.rawValue } ?? tag.rawValue
    if let text { return tag == .span ? "\"\(text)\"" : "\(tag.rawValue)(\"\(text)\")" }
    let inner = children.map(\.outline).joined(separator: " ")
    return inner.isEmpty ? name : "\(name)[\(inner)]"
  }
}

/// An element's tag; Swift Testing has another type of this name.
typealias Tag = PortableUI.Tag
