// Why: Documentation/Decisions/0053-long-lists-show-a-window.md
/// The node of a `ForEach` in a lazy column, which shows a window of the rows if there are many.
///
/// It reads only the elements of these rows, so its costs do not depend on the length of the collection. When the
/// collection changes, the window moves with the first of its rows that still exists nearby.
@MainActor
final class RowWindowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>, LongList
{
  private typealias Rows = ForEachNode<ShownElements<Data>, ID, Content>

  private var view: ForEach<Data, ID, Content>
  private let settings: RowWindow
  private var shown: ShownRows
  private var rows: Rows!
  /// The elements in the place of the other rows, once there have been any.
  private var spaces: (before: ElementNode<RowSpace>, after: ElementNode<RowSpace>)?

  init(_ view: ForEach<Data, ID, Content>, _ settings: RowWindow, in context: _NodeContext) {
    self.view = view
    self.settings = settings
    shown = ShownRows(count: view.data.count, settings)
    super.init(in: context)
    makeSpaces()
    rows = Rows(shownView, in: self.context())
  }

  private var shownView: ForEach<ShownElements<Data>, ID, Content> {
    ForEach(data: ShownElements(base: view.data, ranges: shown.ranges), content: view.content, id: view.id)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let spaces { body(spaces.before) }
    // The children are created one after another.
    if let rows { body(rows) }
    if let spaces { body(spaces.after) }
  }

  override func update(to view: ForEach<Data, ID, Content>) {
    isDirty = false
    self.view = view
    let count = view.data.count
    if shown.isComplete, count <= settings.limit {
      shown.update(count: count, movedBy: 0, keeping: nil, settings)
    } else {
      let kept = shown.kept.flatMap { change(of: $0.lowerBound, to: count) }
      let focused = kept.flatMap { change in shown.kept.map { $0.lowerBound + change } }
      shown.update(count: count, movedBy: changeOfWindow(to: count), keeping: focused, settings)
    }
    showRows()
  }

  /// Shows the rows that were requested since the last rendering.
  override func render() {
    isDirty = false
    showRows()
  }

  private func showRows() {
    if spaces == nil, !shown.isComplete { insertSpaces() }
    spaces?.before.update(to: space(shown))
    rows.update(to: shownView)
  }

  // MARK: The window

  /// Moves the window to the rows that the page needs.
  private func show(_ range: Range<Int>, columns: Int, focused: NodeID?) {
    let present = ShownElements(base: view.data, ranges: shown.ranges)
    let kept = focused.flatMap { rows.position(ofRowWith: $0) }.map { present.offset(at: $0) }
    let old = shown
    shown.show(range, columns: columns, keeping: kept, settings)
    if shown != old { invalidate() }
  }

  /// Takes time proportional to the number of elements, unless the row is on the page.
  func show(rowWithID id: AnyHashable) -> Bool {
    if rows.hasView(withID: id) { return true }
    guard !shown.isComplete, let id = id.base as? ID,
      let index = view.data.firstIndex(where: { view.id($0) == id })
    else { return false }
    let offset = view.data.distance(from: view.data.startIndex, to: index)
    let start = max(offset - shown.window.count / 2, 0)
    let kept = shown.kept?.lowerBound
    shown.show(start..<start + shown.window.count, columns: shown.columns, keeping: kept, settings)
    invalidate()
    return true
  }

  /// Returns by how many rows the window's rows have been moved by a change of the collection.
  private func changeOfWindow(to count: Int) -> Int {
    // Without rows above it, the window shows what is inserted at the start.
    guard shown.window.lowerBound > 0 else { return 0 }
    for (position, offset) in shown.window.prefix(3).enumerated() {
      // The rows before the one that is found do not exist any more, and their places are taken by those after it.
      if let change = change(of: offset, to: count) { return change + position }
    }
    return 0
  }

  /// Returns by how many rows a row on the page has been moved, if it is found nearby.
  private func change(of offset: Int, to count: Int) -> Int? {
    let present = ShownElements(base: view.data, ranges: shown.ranges)
    guard let id = present.position(of: offset).map({ rows.id(at: $0) }) else { return nil }
    func isThere(_ change: Int) -> Bool {
      guard (0..<count).contains(offset + change) else { return false }
      return view.id(view.data[view.data.index(view.data.startIndex, offsetBy: offset + change)]) == id
    }
    let nearby = [0, count - shown.count] + (1...32).flatMap { [$0, -$0] }
    return nearby.first(where: isThere)
  }

  // MARK: The other rows

  private func space(_ shown: ShownRows?) -> RowSpace {
    RowSpace(tag: parentElement?.tag == .ul ? .li : .div, shown: shown) { [weak self] rows, columns, focused in
      self?.show(rows, columns: columns, focused: focused)
    }
  }

  private func makeSpaces() {
    guard !shown.isComplete else { return }
    // The columns of a grid and the rows of a list are around the rows, not around these.
    let context = context()
    spaces = (ElementNode(space(shown), in: context), ElementNode(space(nil), in: context))
  }

  private func insertSpaces() {
    let (first, next) = (rows.firstElement, followingElement)
    makeSpaces()
    spaces?.before.recordInsertion(before: first ?? next)
    spaces?.after.recordInsertion(before: next)
    host.siblings.discardIndex(of: self)
  }
}

/// A node of rows that may not be on the page.
@MainActor
protocol LongList: _Node {
  /// Shows the row of the element with an id, if it exists.
  func show(rowWithID id: AnyHashable) -> Bool
}

extension _NodeContext {
  /// The number of rows that a `ForEach` at this place shows; `nil` if it shows all.
  var rowWindow: RowWindow? {
    var node = parent
    while let current = node {
      if let element = current.element {
        return element.isLazyColumn ? environment.rowLimit.map { RowWindow(limit: $0) } : nil
      }
      node = current.place
    }
    return nil
  }
}
