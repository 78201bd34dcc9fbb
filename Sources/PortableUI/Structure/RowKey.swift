/// The identity of a row: its element's ID, and the number among elements with the same ID.
struct RowKey<ID: Hashable>: Hashable {
  var id: ID
  var occurrence: Int

  /// Returns the keys of elements, and one of the IDs that occur more than once, if there are any.
  static func keys(of ids: [ID]) -> (keys: [RowKey], duplicate: ID?) {
    if Set(ids).count == ids.count { return (ids.map { RowKey(id: $0, occurrence: 0) }, nil) }
    var seen: [ID: Int] = [:]
    seen.reserveCapacity(ids.count)
    var duplicate: ID?
    let keys = ids.map { id in
      let occurrence = seen[id, default: 0]
      seen[id] = occurrence + 1
      if occurrence > 0 { duplicate = id }
      return RowKey(id: id, occurrence: occurrence)
    }
    return (keys, duplicate)
  }

  /// Returns the positions between the rows that remain at the start and at the end, in the old and in the new order.
  static func changedRanges(from keys: [RowKey], to ids: [ID]) -> (old: Range<Int>, new: Range<Int>) {
    let shorter = min(keys.count, ids.count)
    var start = 0
    while start < shorter, keys[start].id == ids[start] { start += 1 }
    var (oldEnd, newEnd) = (keys.count, ids.count)
    while oldEnd > start, newEnd > start, keys[oldEnd - 1].id == ids[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    return (start..<oldEnd, start..<newEnd)
  }
}
