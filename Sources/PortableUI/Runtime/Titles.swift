/// What several views say that a page or a dialog is called; the one that came last counts.
struct Titles {
  private var entries: [(owner: ObjectIdentifier, title: String)] = []

  var current: String? { entries.last?.title }

  /// Takes a view's title, or with `nil` forgets it.
  @MainActor
  mutating func set(_ title: String?, of owner: _Node) {
    let id = ObjectIdentifier(owner)
    if let title, let index = entries.firstIndex(where: { $0.owner == id }) {
      entries[index].title = title
    } else if let title {
      entries.append((id, title))
    } else {
      entries.removeAll { $0.owner == id }
    }
  }
}
