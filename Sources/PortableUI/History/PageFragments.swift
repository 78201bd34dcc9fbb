/// The fragment of a page's address: the part after `#`, which names a view of the page.
///
/// A browser does not send it with a request. The page's script reports it when the page is connected, and when a person
/// follows a link to another one.
@MainActor
final class PageFragments {
  /// The longest fragment that is taken from an address, in bytes.
  nonisolated static let lengthLimit = 256

  /// A view with a name.
  private struct Target {
    let name: String
    let owner: ObjectIdentifier
    weak var node: _Node?
    /// Shows the first element of the view.
    let show: @MainActor (any Element) -> Void
  }

  /// A value that follows the fragment.
  private struct Bound {
    let owner: ObjectIdentifier
    weak var node: _Node?
    /// The value without a fragment.
    let standard: String?
    /// The value that the view has shown last.
    var seen: String?
    var set: @MainActor (String?) -> Bool
  }

  /// The fragment that the address gets from a value.
  private enum Change {
    case none
    case to(String?)
  }

  private var targets: [Target] = []
  private var values: [Bound] = []
  /// The fragment that is to be shown, until its view is found or nothing is loading that could contain it.
  private var requested: String?
  private var change = Change.none
  /// Whether the page's element does not state yet that views follow the fragment.
  private var isNew = true

  /// Whether an address can have the fragment, and an element the name.
  nonisolated static func isValid(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count <= lengthLimit else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
        .spaceSeparator:
        false
      default: true
      }
    }
  }

  // MARK: Views

  func addTarget(_ name: String, of node: _Node, show: @escaping @MainActor (any Element) -> Void) {
    targets.append(Target(name: name, owner: ObjectIdentifier(node), node: node, show: show))
  }

  func removeTarget(of node: _Node) { targets.removeAll { $0.owner == ObjectIdentifier(node) } }

  // MARK: Values

  /// Adds a value, which becomes what a requested fragment says.
  func bind(_ node: _Node, standard: String?, set: @escaping @MainActor (String?) -> Bool) {
    values.append(
      Bound(owner: ObjectIdentifier(node), node: node, standard: standard, seen: standard, set: set))
    guard let requested else { return }
    node.host.afterRendering { [weak self, weak node] in
      if let self, let node { give(requested, to: node) }
    }
  }

  /// Updates the closure of a value. A change of the value changes the address.
  func updateBound(of node: _Node, to shown: String?, set: @escaping @MainActor (String?) -> Bool) {
    guard let index = values.firstIndex(where: { $0.owner == ObjectIdentifier(node) }) else { return }
    values[index].set = set
    guard values[index].seen != shown else { return }
    values[index].seen = shown
    if node.isShown { change = .to(shown == values[index].standard ? nil : shown) }
  }

  func unbind(_ node: _Node) { values.removeAll { $0.owner == ObjectIdentifier(node) } }

  /// Sets a value from the fragment of the address, without a change of the address.
  private func give(_ text: String?, to node: _Node) {
    guard let index = values.firstIndex(where: { $0.owner == ObjectIdentifier(node) }) else { return }
    let (old, set) = (values[index].seen, values[index].set)
    let new = text ?? values[index].standard
    values[index].seen = new
    // The value may be of a view that does not have this one.
    if !set(new), let index = values.firstIndex(where: { $0.owner == ObjectIdentifier(node) }) {
      values[index].seen = old
    }
  }
}

extension PageFragments: PageService {
  var isDue: Bool {
    if case .to = change { true } else { isNew || requested != nil }
  }

  /// Takes the fragment of the address, which may come from anywhere.
  func take(_ action: Event.Action) -> EventOutcome? {
    guard case .fragment(let text, let isRequested) = action else { return nil }
    guard text.isEmpty || Self.isValid(text) else { return .invalidPayload }
    let name = text.isEmpty ? nil : text
    requested = isRequested ? name : nil
    for node in values.compactMap(\.node) where node.isShown { give(name, to: node) }
    return .handled
  }

  func viewsDidRender(on host: ViewHost) {
    if isNew {
      isNew = false
      host.root?.render()
    }
    if case .to(let text) = change {
      change = .none
      if host.history != nil { host.record(.history(.fragment(text))) }
    }
    guard let requested else { return }
    var found: (any Element)?
    let target = targets.first { $0.name == requested && $0.node?.isShown == true }
    target?.node?.forEachElement { found = found ?? $0 }
    if let target, let found {
      self.requested = nil
      target.show(found)
    } else if !host.isBusy {
      self.requested = nil
    }
  }

  func describePage(_ description: inout ElementDescription, on host: ViewHost) { description.set(.fragments, "") }
}

extension ViewHost {
  /// The fragments of the page. The page's script reports the fragment of the address from the first access on.
  var fragments: PageFragments { services.service(orAdd: PageFragments()) }
}
