/// The values of a page that are part of the query of its address.
@MainActor
struct QueryBindings {
  private struct Bound {
    let name: String
    let owner: ObjectIdentifier
    weak var node: _Node?
    /// The value without a part of the address.
    let standard: String?
    /// The value that the view has shown last.
    var seen: String?
    /// The value in the address; `nil` if it is the standard value.
    var text: String?
    var set: @MainActor (String?) -> Bool
  }

  private var all: [Bound] = []
  /// The names that values have had, so that their parts of an address belong only to the level with the value.
  private var names: [String] = []

  var isEmpty: Bool { names.isEmpty }

  /// Adds a value. If the address contains its name, the value becomes what the address says.
  ///
  /// - Parameters:
  ///   - standard: The current value.
  ///   - set: Sets the value from a text, or to a missing one with `nil`. Returns whether the text is valid.
  mutating func add(
    _ name: String, of node: _Node, standard: String?, address: PageQuery, set: @escaping @MainActor (String?) -> Bool
  ) {
    let isFirst = !all.contains { $0.name == name && $0.node?.isShown == true }
    let text = isFirst ? address[name] : nil
    if !names.contains(name) { names.append(name) }
    all.append(
      Bound(
        name: name, owner: ObjectIdentifier(node), node: node, standard: standard, seen: standard, text: text, set: set)
    )
    guard let text else { return }
    node.host.afterRendering { if !set(text) { _ = set(standard) } }
  }

  /// Updates the closure of a value, and records a change of the value.
  ///
  /// - Returns: Whether the address changes.
  mutating func update(
    of node: _Node, to shown: String?, set: @escaping @MainActor (String?) -> Bool
  ) -> Bool {
    let owner = ObjectIdentifier(node)
    guard let index = all.firstIndex(where: { $0.owner == owner }) else { return false }
    all[index].set = set
    guard all[index].seen != shown else { return false }
    all[index].seen = shown
    let text = shown == all[index].standard ? nil : shown
    defer { all[index].text = text }
    return all[index].text != text
  }

  mutating func remove(of node: _Node) {
    let owner = ObjectIdentifier(node)
    all.removeAll { $0.owner == owner }
  }

  /// Returns the query of the address, in which the shown values replace what it says.
  func query(in query: PageQuery) -> PageQuery {
    var query = query
    for name in names where !all.contains(where: { $0.name == name && $0.node?.isShown == true }) { query[name] = nil }
    // The outermost view comes first, and the modifiers of a view are read from the inside out.
    for bound in all.reversed() where bound.node?.isShown == true { query[bound.name] = bound.text }
    return query
  }

  /// Sets the shown values from the address to which a person went.
  mutating func take(_ query: PageQuery) {
    for index in all.indices where all[index].node?.isShown == true {
      let text = query[all[index].name]
      all[index].text = text
      let (set, standard) = (all[index].set, all[index].standard)
      all[index].node?.host.afterRendering { if text == nil || !set(text) { _ = set(standard) } }
    }
  }
}
