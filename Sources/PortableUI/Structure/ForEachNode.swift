/// The node of a `ForEach`, which stores a row for each element and moves as few rows as possible.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>
{
  private(set) var view: ForEach<Data, ID, Content>
  private var rows: [RowNode<Data, ID, Content>] = []

  init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    rows = keyed(view).map { makeRow(key: $0.key, element: $0.element) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    rows.forEach(body)
  }

  override func update(to view: ForEach<Data, ID, Content>) {
    self.view = view
    let target = keyed(view)
    if target.count == rows.count, zip(target, rows).allSatisfy({ $0.key == $1.key }) {
      for (row, item) in zip(rows, target) { row.update(element: item.element) }
    } else {
      rearrange(to: target)
    }
  }

  private struct Item {
    var key: RowKey<ID>
    var element: Data.Element
  }

  /// Removes obsolete rows, updates the remaining ones, then iterates backward: a row of the longest increasing
  /// subsequence stays, and every other row is moved or created before the row after it.
  ///
  /// Rows are updated while the others are in their old order, in the tree and on the page, since a row that grows
  /// looks up the element that follows it.
  private func rearrange(to target: [Item]) {
    var old: [RowKey<ID>: (row: RowNode<Data, ID, Content>, index: Int)] = [:]
    old.reserveCapacity(rows.count)
    for (index, row) in rows.enumerated() { old[row.key] = (row, index) }

    let kept = target.map { old[$0.key]?.index }
    let keptKeys = Set(target.lazy.map(\.key))
    for row in rows where !keptKeys.contains(row.key) { row.recordRemoval() }
    rows.removeAll { !keptKeys.contains($0.key) }
    for item in target { old[item.key]?.row.update(element: item.element) }

    let inPlace = longestIncreasingSubsequence(of: kept)
    var arranged: [RowNode<Data, ID, Content>] = []
    arranged.reserveCapacity(target.count)
    var next = followingElement
    for (position, item) in target.enumerated().reversed() {
      let row: RowNode<Data, ID, Content>
      if let known = old[item.key]?.row {
        row = known
        if !inPlace.contains(position) { row.recordMove(before: next) }
      } else {
        row = makeRow(key: item.key, element: item.element)
        row.recordInsertion(before: next)
      }
      next = row.firstElement ?? next
      arranged.append(row)
    }
    rows = arranged.reversed()
    host.siblings.discardIndex(of: self)
  }

  private func makeRow(key: RowKey<ID>, element: Data.Element) -> RowNode<Data, ID, Content> {
    RowNode(key: key, element: element, in: context())
  }

  private func keyed(_ view: ForEach<Data, ID, Content>) -> [Item] {
    var seen: [ID: Int] = [:]
    seen.reserveCapacity(view.data.count)
    var duplicate: ID?
    let items = view.data.map { element in
      let id = view.id(element)
      let occurrence = seen[id, default: 0]
      seen[id] = occurrence + 1
      if occurrence > 0 { duplicate = id }
      return Item(key: RowKey(id: id, occurrence: occurrence), element: element)
    }
    if let duplicate {
      host.diagnose(
        .duplicateID,
        """
        ForEach has more than one element with the id \(duplicate). Rows with the same id are distinguished by \
        their order, so their state may move to another row after a change. Give each element a unique id.
        """)
    }
    return items
  }
}

/// The identity of a row: its element's ID, and the number among elements with the same ID.
struct RowKey<ID: Hashable>: Hashable {
  var id: ID
  var occurrence: Int
}

/// One row of a `ForEach`. It runs the closure that creates the row's view and observes it separately, so that a change
/// of a value that only this row read renders only this row.
@MainActor
final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ObservingNode<Content, Content> {
  let key: RowKey<ID>
  private var data: Data.Element

  init(key: RowKey<ID>, element: Data.Element, in context: _NodeContext) {
    self.key = key
    data = element
    super.init(in: context)
    if context.environment.viewTag != nil { environment.viewTag = ViewTag(value: AnyHashable(key.id)) }
    makeChild(readContent())
  }

  func update(element: Data.Element) {
    data = element
    render()
  }

  override func render() {
    isDirty = false
    child?.update(to: readContent())
  }

  override func environmentChanged(to environment: EnvironmentValues) {
    var inner = environment
    if inner.viewTag != nil { inner.viewTag = ViewTag(value: AnyHashable(key.id)) }
    super.environmentChanged(to: inner)
  }

  func recordMove(before next: NodeID?) {
    forEachElement { host.record(.move($0.id, before: next)) }
  }

  private func readContent() -> Content {
    // The parent of a row is the node of its ForEach, which stores the newest closure for all rows.
    let rows = unsafeDowncast(parent.unsafelyUnwrapped, to: ForEachNode<Data, ID, Content>.self)
    return observing { rows.view.content(data) }
  }
}

/// Returns the positions of a longest increasing subsequence; `nil` is skipped.
///
/// Rows at these positions are already in order, so moving only the others takes the fewest moves. Takes O(n log n)
/// time.
func longestIncreasingSubsequence(of numbers: [Int?]) -> Set<Int> {
  /// For each length, the position of the smallest number that ends a subsequence of that length.
  var ends: [Int] = []
  var previous = [Int?](repeating: nil, count: numbers.count)
  for (position, number) in numbers.enumerated() {
    guard let number else { continue }
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if let end = numbers[ends[middle]], end < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[position] = ends[low - 1] }
    if low == ends.count { ends.append(position) } else { ends[low] = position }
  }
  var positions: Set<Int> = []
  var position = ends.last
  while let current = position {
    positions.insert(current)
    position = previous[current]
  }
  return positions
}
