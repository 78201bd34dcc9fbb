/// The titles that several views set for a page or a dialog. The last one counts.
struct Titles {
  private var entries: [(owner: ObjectIdentifier, title: String)] = []

  var current: String? { entries.last?.title }

  /// Sets a view's title, or removes it with `nil`.
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
