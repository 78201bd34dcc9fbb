/// The node of a `ForEach`, which stores the node of each row and moves as few rows as possible.
///
/// The closures of all rows run in one reading. As soon as something that this reading observes has changed, each row
/// gets a reading of its own, so that a further change of a value renders only the rows that read it.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ObservingNode<ForEach<Data, ID, Content>, Content>
{
  private var view: ForEach<Data, ID, Content>
  private var keys: [RowKey<ID>] = []
  private var hasDuplicates = false
  /// The nodes of the rows, in the order of their keys.
  ///
  /// They are of the type `_ViewNode<Content>`. Arrays of a type without parameters are much faster.
  private var nodes: [_Node] = []
  /// The readings of the rows, or nothing while they share one.
  private var readings: [RowReading] = []
  private var hasReadingPerRow = false

  /// The contents of all rows, or nothing if each row has a reading of its own. Elements are not copied when they are
  /// passed on, which would take longer than the update of a row.
  private typealias Contents = UnsafeBufferPointer<Content>

  init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    keys = keys(of: view.data.map(view.id))
    let contents = observing { view.data.map(view.content) }
    nodes.reserveCapacity(keys.count)
    contents.withUnsafeBufferPointer { contents in
      for offset in keys.indices { nodes.append(makeNode(contents[offset], for: keys[offset])) }
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    for node in nodes { body(node) }
  }

  override func update(to view: ForEach<Data, ID, Content>) {
    self.view = view
    render()
  }

  override func environmentChanged(to environment: EnvironmentValues) {
    self.environment = environment
    for (key, node) in zip(keys, nodes) { node.environmentChanged(to: rowEnvironment(key)) }
  }

  override func didUnmount() {
    for reading in readings { reading.unmount() }
  }

  override func readingDidChange() {
    hasReadingPerRow = true
    super.readingDidChange()
  }

  override func render() {
    isDirty = false
    if hasReadingPerRow {
      while readings.count < nodes.count { readings.append(makeReading()) }
      arrange(Contents(start: nil, count: 0))
    } else {
      observing { view.data.map(view.content) }.withUnsafeBufferPointer { arrange($0) }
    }
  }

  /// Runs the closure of one row again, after a value that this row has read has changed.
  private func render(_ reading: RowReading) {
    guard let offset = readings.firstIndex(where: { $0 === reading }) else { return }
    update(nodes[offset], reading, at: offset, contents: Contents(start: nil, count: 0))
  }

  private func makeReading() -> RowReading {
    RowReading(in: context()) { [unowned self] in render($0) }
  }

  private func read(_ reading: RowReading, at offset: Int) -> Content {
    let index = view.data.index(view.data.startIndex, offsetBy: offset)
    return reading.read { view.content(view.data[index]) }
  }

  private func update(_ node: _Node, _ reading: RowReading?, at offset: Int, contents: Contents) {
    let node = unsafeDowncast(node, to: _ViewNode<Content>.self)
    if let reading { node.update(to: read(reading, at: offset)) } else { node.update(to: contents[offset]) }
  }

  private func makeNode(_ content: Content, for key: RowKey<ID>) -> _Node {
    Content._makeNode(content, in: context(environment: rowEnvironment(key)))
  }

  // MARK: Arranging

  private func arrange(_ contents: Contents) {
    let ids = view.data.map(view.id)
    var (old, new) = changedRanges(ids)
    // With repeated ids, a removed row can change the keys of the rows after it.
    if new.isEmpty, old.isEmpty || !hasDuplicates {
      remove(old)
      let (nodes, readings) = (nodes, readings)
      for offset in nodes.indices {
        update(nodes[offset], hasReadingPerRow ? readings[offset] : nil, at: offset, contents: contents)
      }
      return
    }
    let newKeys: [RowKey<ID>]
    if !hasDuplicates, Set(ids).count == ids.count {
      newKeys = ids[new].map { RowKey(id: $0, occurrence: 0) }
    } else {
      (old, new) = (keys.indices, ids.indices)
      newKeys = keys(of: ids)
    }
    rearrange(old, to: newKeys, contents: contents)
  }

  private func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    for position in range {
      nodes[position].recordRemoval()
      if hasReadingPerRow { readings[position].unmount() }
    }
    keys.removeSubrange(range)
    nodes.removeSubrange(range)
    if hasReadingPerRow { readings.removeSubrange(range) }
    host.siblings.discardIndex(of: self)
  }

  /// Returns the positions between the rows that remain at the start and at the end, in the old and in the new order.
  private func changedRanges(_ ids: [ID]) -> (old: Range<Int>, new: Range<Int>) {
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

  /// Replaces the rows in a range by those with the given keys, and updates all rows.
  ///
  /// Removes obsolete rows, updates the remaining ones, then iterates backward: a row of the longest increasing
  /// subsequence stays, and every other row is moved or created before the row after it.
  ///
  /// Rows are updated while the others are in their old order, in the tree and on the page, since a row that grows
  /// looks up the element that follows it.
  private func rearrange(_ range: Range<Int>, to newKeys: [RowKey<ID>], contents: Contents) {
    let (oldNodes, oldReadings) = (nodes, readings)
    var positions: [RowKey<ID>: Int] = [:]
    positions.reserveCapacity(range.count)
    for position in range { positions.updateValue(position, forKey: keys[position]) }
    let kept = newKeys.map { positions[$0] }

    var isObsolete = [Bool](repeating: false, count: oldNodes.count)
    for position in range { isObsolete[position] = true }
    for case let position? in kept { isObsolete[position] = false }
    for position in range where isObsolete[position] {
      oldNodes[position].recordRemoval()
      if hasReadingPerRow { oldReadings[position].unmount() }
    }
    nodes = oldNodes.indices.filter { !isObsolete[$0] }.map { oldNodes[$0] }

    // For each row in the new order, its position in the old one.
    let sources = Array(0..<range.lowerBound) + kept + Array(range.upperBound..<oldNodes.count)
    var arranged: [_Node?] = []
    var arrangedReadings: [RowReading?] = []
    for offset in sources.indices {
      let source = sources[offset]
      let reading = hasReadingPerRow ? source.map { oldReadings[$0] } : nil
      arranged.append(source.map { oldNodes[$0] })
      arrangedReadings.append(reading)
      if let source { update(oldNodes[source], reading, at: offset, contents: contents) }
    }

    let isInPlace = longestIncreasingSubsequence(of: kept)
    // The first element of the rows from `known` on, and after them.
    var (known, next) = (arranged.count, followingElement)
    func elementAfter(_ offset: Int) -> NodeID? {
      next = arranged[(offset + 1)..<known].lazy.compactMap { $0?.firstElement }.first ?? next
      known = offset + 1
      return next
    }
    for index in newKeys.indices.reversed() {
      let offset = range.lowerBound + index
      if let node = arranged[offset] {
        guard !isInPlace[index] else { continue }
        let next = elementAfter(offset)
        node.forEachElement { host.record(.move($0.id, before: next)) }
      } else {
        let reading = hasReadingPerRow ? makeReading() : nil
        let node = makeNode(reading.map { read($0, at: offset) } ?? contents[offset], for: newKeys[index])
        node.recordInsertion(before: elementAfter(offset))
        (arranged[offset], arrangedReadings[offset]) = (node, reading)
      }
    }
    keys.replaceSubrange(range, with: newKeys)
    nodes = arranged.compactMap { $0 }
    readings = arrangedReadings.compactMap { $0 }
    host.siblings.discardIndex(of: self)
  }

  private func rowEnvironment(_ key: RowKey<ID>) -> EnvironmentValues {
    guard environment.viewTag != nil else { return environment }
    var inner = environment
    inner.viewTag = ViewTag(value: AnyHashable(key.id))
    return inner
  }

  private func keys(of ids: [ID]) -> [RowKey<ID>] {
    hasDuplicates = false
    if Set(ids).count == ids.count { return ids.map { RowKey(id: $0, occurrence: 0) } }
    var seen: [ID: Int] = [:]
    seen.reserveCapacity(ids.count)
    var duplicate: ID?
    let keys = ids.map { id in
      let occurrence = seen[id, default: 0]
      seen[id] = occurrence + 1
      if occurrence > 0 { duplicate = id }
      return RowKey(id: id, occurrence: occurrence)
    }
    hasDuplicates = duplicate != nil
    if let duplicate {
      host.diagnose(
        .duplicateID,
        """
        ForEach has more than one element with the id \(duplicate). Rows with the same id are distinguished by \
        their order, so their state may move to another row after a change. Give each element a unique id.
        """)
    }
    return keys
  }
}

/// The identity of a row: its element's ID, and the number among elements with the same ID.
struct RowKey<ID: Hashable>: Hashable {
  var id: ID
  var occurrence: Int
}

/// The reading of one row, which is not part of the tree. A change of what it has read renders this row.
@MainActor
private final class RowReading: ObservingNode<EmptyView, EmptyView> {
  private let renderRow: (RowReading) -> Void

  init(in context: _NodeContext, render: @escaping (RowReading) -> Void) {
    renderRow = render
    super.init(in: context)
  }

  func read<Content>(_ content: () -> Content) -> Content {
    isDirty = false
    return observing(content)
  }

  override func render() { renderRow(self) }
}

/// Returns for each number whether it belongs to a longest increasing subsequence; `nil` does not.
///
/// Rows of these numbers are already in order, so moving only the others takes the fewest moves. Takes O(n log n)
/// time.
func longestIncreasingSubsequence(of numbers: [Int?]) -> [Bool] {
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
  var isIncluded = [Bool](repeating: false, count: numbers.count)
  var position = ends.last
  while let current = position {
    isIncluded[current] = true
    position = previous[current]
  }
  return isIncluded
}
