/// The nodes of the elements that handle events, by their identifiers.
///
/// The identifiers of a page increase, so nearly all entries are appended. A sorted array takes half the space of a
/// dictionary.
struct EventHandlers {
  private var entries: [(id: NodeID, node: _Node?)] = []
  private var count = 0

  /// The node of an element. Reading takes O(log n) time.
  subscript(id: NodeID) -> _Node? {
    get {
      let position = position(of: id)
      return position < entries.count && entries[position].id == id ? entries[position].node : nil
    }
    set {
      let position = position(of: id)
      if position < entries.count, entries[position].id == id {
        count += (newValue == nil ? 0 : 1) - (entries[position].node == nil ? 0 : 1)
        entries[position].node = newValue
      } else if let newValue {
        count += 1
        entries.insert((id, newValue), at: position)
      }
      // Entries without a node are removed together, so that each removal takes O(log n) time on average.
      if entries.count > 2 * count + 16 { entries.removeAll { $0.node == nil } }
    }
  }

  /// Returns the position of the first entry whose identifier is not smaller.
  private func position(of id: NodeID) -> Int {
    if let last = entries.last, last.id < id { return entries.count }
    var range = entries.startIndex..<entries.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = entries[middle].id < id ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
