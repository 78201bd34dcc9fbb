/// Scheduled actions in the order in which they run.
struct ActionQueue {
  struct Item {
    let id: Int
    var time: Int
    let interval: Int?
    let action: () -> Void
  }

  private var items: [Item] = []
  private var lastID = 0

  var first: Item? { items.first }

  /// Inserts an action after those with the same time.
  ///
  /// - Returns: The identifier for ``remove(_:)``.
  mutating func insert(at time: Int, repeatedEvery interval: Int?, _ action: @escaping () -> Void) -> Int {
    lastID += 1
    insert(Item(id: lastID, time: time, interval: interval, action: action))
    return lastID
  }

  /// Removes and returns the first action if it is due. A repeating action is inserted again at its next time.
  ///
  /// It is inserted before the action runs, so that the action can cancel itself.
  mutating func takeFirst(upTo end: Int) -> Item? {
    guard let first = items.first, first.time <= end else { return nil }
    items.removeFirst()
    if let interval = first.interval {
      var next = first
      next.time += interval
      insert(next)
    }
    return first
  }

  mutating func remove(_ id: Int) -> Item? {
    items.firstIndex { $0.id == id }.map { items.remove(at: $0) }
  }

  private mutating func insert(_ item: Item) {
    let before = items.lastIndex { $0.time <= item.time }
    items.insert(item, at: before.map { $0 + 1 } ?? 0)
  }
}
