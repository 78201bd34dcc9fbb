/// The node of a `ForEach`, which stores the rows and moves as few of them as possible.
///
/// The closures of all rows run in one reading. As soon as something that this reading observes has changed, each row
/// gets a reading of its own, so that a further change of a value renders only the rows that read it.
///
/// A row whose view is reproducible has no nodes until an event or a change needs them: its view is stored, from which
/// its elements are created when the page is read.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ObservingNode<ForEach<Data, ID, Content>, Content>, RowOwner
{
  private var view: ForEach<Data, ID, Content>
  private var keys: [RowKey<ID>] = []
  private var hasDuplicates = false
  /// The rows in the order of their keys. Arrays of a type without parameters are much faster.
  private var rows: [ForEachRow] = []
  /// The views of the rows, or nothing if each row has nodes.
  private var contents = RowContents<Content>()
  private var storesContents: Bool
  /// Evaluates the bodies of rows without nodes.
  private var reader: RowReader?
  /// The readings of the rows, or nothing while they share one.
  private var readings: [RowReading] = []
  private var hasReadingPerRow = false

  init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    self.view = view
    storesContents = RowContents<Content>.canBeStored && context.environment.allowsRowsWithoutNodes
    super.init(in: context)
    keys = keys(of: view.data.map(view.id))
    rows = Array(repeating: ForEachRow(), count: keys.count)
    let contents = readContents { _ in nil }
    if storesContents {
      self.contents = contents
      host.addRowOwner(self)
    }
    for offset in storesContents ? contents.irreproducibleOffsets : Array(rows.indices) {
      rows[offset].node = contents.makeNode(offset, in: rowContext(keys[offset]))
    }
  }

  /// The children that have been created.
  override func forEachChild(_ body: (_Node) -> Void) {
    for row in rows { if let node = row.node { body(node) } }
  }

  override func forEachPlaced(_ body: (_Node) -> Void) {
    for offset in rows.indices where !rows[offset].isRemoved { body(node(at: offset)) }
  }

  override func update(to view: ForEach<Data, ID, Content>) {
    self.view = view
    render()
  }

  override func environmentChanged(to environment: EnvironmentValues) {
    let allowsRowsWithoutNodes = environment.allowsRowsWithoutNodes
    for offset in rows.indices {
      let hadNode = rows[offset].node != nil
      if !hadNode, allowsRowsWithoutNodes, looksSame(offset, in: environment) { continue }
      let node = node(at: offset)
      let count = host.changeCount
      node.environmentChanged(to: rowEnvironment(keys[offset], in: environment))
      if !hadNode, allowsRowsWithoutNodes, host.changeCount == count { rows[offset].release() }
    }
    self.environment = environment
    if !allowsRowsWithoutNodes { stopStoringContents() }
  }

  /// Whether a row without nodes has the same elements in another environment. It is much cheaper to find out than to
  /// create the nodes of all rows, which rarely depend on the language or time zone of the visitor.
  private func looksSame(_ offset: Int, in environment: EnvironmentValues) -> Bool {
    let id = rows[offset].id
    if id == .none { return true }
    func trees(in context: _NodeContext) -> [RenderNode] {
      var trees: [RenderNode] = []
      host.reusingIDs(from: id) { contents.withTrees(in: context) { appendTree in appendTree(offset, &trees) } }
      return trees
    }
    return trees(in: context()) == trees(in: context(environment: environment))
  }

  override func didUnmount() {
    stopStoringContents()
    for reading in readings { reading.unmount() }
  }

  override func readingDidChange() {
    hasReadingPerRow = true
    super.readingDidChange()
  }

  override func render() {
    isDirty = false
    if hasReadingPerRow {
      while readings.count < rows.count { readings.append(makeReading()) }
    }
    arrange()
  }

  /// Runs the closure of one row again, after a value that this row has read has changed.
  private func render(_ reading: RowReading) {
    guard let offset = readings.firstIndex(where: { $0 === reading }) else { return }
    let content = withBodies(RowContents([read(reading, at: offset)])) { _ in offset }
    update(to: content) { _ in offset }
    if storesContents { contents.replace(offset, by: content) }
  }

  private func makeReading() -> RowReading {
    RowReading(in: context()) { [unowned self] in render($0) }
  }

  private func read(_ reading: RowReading, at offset: Int) -> Content {
    let index = view.data.index(view.data.startIndex, offsetBy: offset)
    return reading.read { view.content(view.data[index]) }
  }

  /// Runs the closures of all rows. `position` returns the present position of a row, or `nil` for a new one.
  private func readContents(position: (Int) -> Int?) -> RowContents<Content> {
    let views =
      hasReadingPerRow
      ? readings.indices.map { read(readings[$0], at: $0) }
      : observing { view.data.map(view.content) }
    return withBodies(RowContents(views), position: position)
  }

  private func withBodies(_ contents: RowContents<Content>, position: (Int) -> Int?) -> RowContents<Content> {
    guard storesContents else { return contents }
    let reader = reader ?? RowReader(in: context())
    self.reader = reader
    var contents = contents
    if !contents.readBodies(keeping: self.contents, reader: reader, position: position) { stopStoringContents() }
    return contents
  }

  private func stopStoringContents() {
    guard storesContents else { return }
    storesContents = false
    contents = RowContents()
    host.removeRowOwner(self)
    reader?.unmount()
    reader = nil
  }

  private func rowContext(_ key: RowKey<ID>) -> _NodeContext {
    context(environment: rowEnvironment(key, in: environment))
  }

  /// Updates the rows to contents, which the caller stores. `position` returns the present position of a row, or `nil`
  /// for a new one.
  private func update(to contents: RowContents<Content>, position: (Int) -> Int?) {
    guard storesContents else {
      return contents.update { offset in position(offset).flatMap { rows[$0].node } }
    }
    let offsets = contents.changedOffsets(of: rows, from: self.contents, in: environment, position: position)
    for offset in offsets {
      guard let position = position(offset) else { continue }
      if rows[position].node == nil, rows[position].id == .none {
        rows[position].node = contents.makeNode(offset, in: rowContext(keys[position]))
      } else {
        contents.update(node(at: position), to: offset)
      }
    }
  }

  // MARK: Rows without nodes

  /// Creates the nodes of a row that has none, with the identifiers that its elements had before.
  private func remakeNode(at offset: Int) -> _Node {
    // The environment of such a row does not depend on its key.
    let context = context()
    let id = rows[offset].id
    if id != .none { return host.reusingIDs(from: id) { contents.makeNode(offset, in: context) } }
    let node = contents.makeNode(offset, in: context)
    rows[offset].id = node.firstElement ?? .none
    return node
  }

  /// Returns the node of a row, which is created if the row has none.
  private func node(at offset: Int) -> _Node {
    if let node = rows[offset].node { return node }
    let node = remakeNode(at: offset)
    rows[offset].node = node
    return node
  }

  /// Returns the first element of a row.
  private func firstElement(at offset: Int) -> NodeID? {
    if let node = rows[offset].node { return node.firstElement }
    if rows[offset].isRemoved { return nil }
    if rows[offset].id == .none { remakeNode(at: offset).release() }
    return rows[offset].id
  }

  override func firstElement(after node: _Node?) -> NodeID?? {
    guard storesContents else { return nil }
    let start = node.map { node in (rows.firstIndex { $0.node === node } ?? rows.count) + 1 } ?? 0
    for offset in rows.indices.dropFirst(start) {
      if let first = firstElement(at: offset) { return first }
    }
    return .some(nil)
  }

  override func forEachElementID(_ body: (NodeID) -> Void) {
    for offset in rows.indices {
      if let node = rows[offset].node { node.forEachElementID(body) } else { firstElement(at: offset).map(body) }
    }
  }

  override func appendTrees(to trees: inout [RenderNode]) {
    guard storesContents else { return super.appendTrees(to: &trees) }
    let contents = contents
    host.read {
      contents.withTrees(in: context()) { appendTree in
        for offset in rows.indices where !rows[offset].isRemoved {
          if let node = rows[offset].node {
            node.appendTrees(to: &trees)
            continue
          }
          let (count, id) = (trees.count, rows[offset].id)
          if id == .none {
            appendTree(offset, &trees)
            if trees.count > count { rows[offset].id = trees[count].id }
          } else {
            host.reusingIDs(from: id) { appendTree(offset, &trees) }
          }
        }
      }
    }
  }

  func makeNode(handling id: NodeID) -> Bool {
    guard let offset = ForEachRow.offset(in: rows, containing: id) else { return false }
    let node = remakeNode(at: offset)
    guard host.hasHandler(for: id) else {
      node.release()
      return false
    }
    rows[offset].node = node
    return true
  }

  override func hasView(withID id: AnyHashable) -> Bool {
    guard let id = id.base as? ID else { return false }
    return keys.contains { $0.id == id }
  }

  override func firstElement(ofViewWithID id: AnyHashable) -> NodeID? {
    guard let id = id.base as? ID else { return nil }
    return keys.firstIndex { $0.id == id }.flatMap { firstElement(at: $0) }
  }

  override func ownID(ofViewWith element: NodeID) -> AnyHashable? {
    position(ofRowWith: element).map { AnyHashable(keys[$0].id) }
  }

  /// Returns the id of the element at a position.
  func id(at position: Int) -> ID { keys[position].id }

  /// Returns the position of the row with a topmost element.
  func position(ofRowWith element: NodeID) -> Int? {
    rows.firstIndex { row in
      var isFound = false
      row.forEachElementID { isFound = isFound || $0 == element }
      return isFound
    }
  }

  override var hasViews: Bool { rows.indices.contains(where: hasViews) }

  private func hasViews(at offset: Int) -> Bool {
    if let node = rows[offset].node { return node.hasViews }
    if rows[offset].isRemoved { return false }
    var found = false
    host.read {
      let node = remakeNode(at: offset)
      found = node.hasViews
      node.release()
    }
    return found
  }

  // MARK: Arranging

  private func arrange() {
    let ids = view.data.map(view.id)
    var (old, new) = RowKey.changedRanges(from: keys, to: ids)
    // With repeated ids, a removed row can change the keys of the rows after it.
    if new.isEmpty, old.isEmpty || !hasDuplicates {
      remove(old)
      let contents = readContents { $0 }
      update(to: contents) { $0 }
      if storesContents { self.contents = contents }
      return
    }
    let newKeys: [RowKey<ID>]
    if !hasDuplicates, Set(ids).count == ids.count {
      newKeys = ids[new].map { RowKey(id: $0, occurrence: 0) }
    } else {
      (old, new) = (keys.indices, ids.indices)
      newKeys = keys(of: ids)
    }
    rearrange(old, to: newKeys)
  }

  private func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    for position in range { recordRemoval(at: position) }
    keys.removeSubrange(range)
    rows.removeSubrange(range)
    if storesContents { contents.removeSubrange(range) }
    if hasReadingPerRow { readings.removeSubrange(range) }
    host.siblings.discardIndex(of: self)
  }

  private func recordRemoval(at position: Int) {
    // The node of an element that leaves the page with an animation is compared with those that appear.
    if let node = rows[position].node ?? (host.motion == nil ? nil : node(at: position)) {
      node.recordRemoval()
    } else if host.isRecording, let id = firstElement(at: position) {
      host.record(.remove(id))
      announceChange()
    }
    rows[position] = .removed
    if hasReadingPerRow { readings[position].unmount() }
  }

  /// Replaces the rows in a range by those with the given keys, and updates all rows.
  ///
  /// Removes obsolete rows, updates the remaining ones, then iterates backward: a row of the longest increasing
  /// subsequence stays, and every other row is moved or created before the row after it.
  ///
  /// Rows are updated while the others are in their old order, in the tree and on the page, since a row that grows
  /// looks up the element that follows it.
  private func rearrange(_ range: Range<Int>, to newKeys: [RowKey<ID>]) {
    var positions: [RowKey<ID>: Int] = [:]
    positions.reserveCapacity(range.count)
    for position in range { positions.updateValue(position, forKey: keys[position]) }
    let kept = newKeys.map { positions[$0] }
    // For each row in the new order, its position in the old one.
    let sources = Array(0..<range.lowerBound) + kept + Array(range.upperBound..<rows.count)

    var isObsolete = [Bool](repeating: false, count: rows.count)
    for position in range { isObsolete[position] = true }
    for case let position? in kept { isObsolete[position] = false }
    for position in range where isObsolete[position] { recordRemoval(at: position) }

    if hasReadingPerRow { readings = sources.map { $0.map { readings[$0] } ?? makeReading() } }
    let contents = readContents { sources[$0] }
    update(to: contents) { sources[$0] }
    rows = arrangeRows(sources, isInPlace: longestIncreasingSubsequence(of: kept), from: range.lowerBound) { offset in
      contents.makeNode(offset, in: rowContext(newKeys[offset - range.lowerBound]))
    }
    keys.replaceSubrange(range, with: newKeys)
    host.siblings.discardIndex(of: self)
    guard storesContents else { return }
    for offset in sources.indices where sources[offset] == nil && contents.isReproducible(offset) {
      rows[offset].release()
    }
    self.contents = contents
  }

  /// Returns the rows in the order of their sources, after those that are new or not in place have been inserted or
  /// moved.
  private func arrangeRows(
    _ sources: [Int?], isInPlace: [Bool], from start: Int, makeNode: (Int) -> _Node
  ) -> [ForEachRow] {
    if storesContents, host.isRecording { for position in rows.indices { _ = firstElement(at: position) } }
    var arranged = sources.map { $0.map { rows[$0] } }
    // The first element of the rows from `known` on, and after them.
    var (known, next) = (arranged.count, followingElement)
    func elementAfter(_ offset: Int) -> NodeID? {
      next = arranged[(offset + 1)..<known].lazy.compactMap { $0?.firstElement }.first ?? next
      known = offset + 1
      return next
    }
    for offset in (start..<start + isInPlace.count).reversed() {
      if let row = arranged[offset] {
        guard !isInPlace[offset - start] else { continue }
        let next = elementAfter(offset)
        row.forEachElementID { host.record(.move($0, before: next)) }
      } else {
        let node = makeNode(offset)
        node.recordInsertion(before: elementAfter(offset))
        arranged[offset] = ForEachRow(node: node, id: node.firstElement ?? .none)
      }
    }
    return arranged.compactMap { $0 }
  }

  private func rowEnvironment(_ key: RowKey<ID>, in environment: EnvironmentValues) -> EnvironmentValues {
    guard environment.viewTag != nil else { return environment }
    var inner = environment
    inner.viewTag = ViewTag(value: AnyHashable(key.id))
    return inner
  }

  private func keys(of ids: [ID]) -> [RowKey<ID>] {
    let (keys, duplicate) = RowKey.keys(of: ids)
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
