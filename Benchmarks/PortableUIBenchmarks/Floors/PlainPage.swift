import Benchmark

/// The same page with a tree that is maintained by hand: each change updates its elements, without a comparison.
@MainActor
final class PlainPage {
  let root: PlainElement
  private let headline = PlainElement("span", class: "text", text: "Headline")
  private let echo = PlainElement("span", class: "text", text: "")
  private let list = PlainElement("ul", class: "list")
  private(set) var rows: [PlainRow] = []
  var handlers: [Int: PlainElement] = [:]
  private var ops: [PlainOp] = []
  private(set) var opCount = 0

  init(rows count: Int) {
    root = PlainElement("main", class: "page", children: [headline, PlainElement("input", class: "input"), echo, list])
    rows = (0..<count).map { PlainRow(Item($0), page: self) }
    list.children = rows.map(\.element)
  }

  func record(_ op: PlainOp) { ops.append(op) }

  func setHeadline(_ text: String) {
    headline.text = text
    record(.text(headline.id, text))
  }

  func type(_ text: String) {
    echo.text = text
    record(.text(echo.id, text))
  }

  func insert(_ item: Item, at index: Int) {
    let row = PlainRow(item, page: self)
    record(.insert(row.element, before: list.children.indices.contains(index) ? list.children[index].id : nil))
    rows.insert(row, at: index)
    list.children.insert(row.element, at: index)
  }

  func remove(at index: Int) {
    let row = rows.remove(at: index)
    list.children.remove(at: index)
    handlers[row.button] = nil
    record(.remove(row.element.id))
  }

  /// Reorders the existing rows, with the fewest moves.
  func rearrange(_ order: [Item]) {
    var known: [Int: (row: PlainRow, position: Int)] = [:]
    known.reserveCapacity(rows.count)
    for (position, row) in rows.enumerated() { known[row.item.id] = (row, position) }
    let target = order.compactMap { known[$0.id] }
    let stay = longestRun(target.map(\.position))
    var next: Int?
    for (position, entry) in target.enumerated().reversed() {
      if !stay[position] { record(.move(entry.row.element.id, before: next)) }
      next = entry.row.element.id
    }
    rows = target.map(\.row)
    list.children = rows.map(\.element)
  }

  /// Restores the initial rows.
  func restore(_ items: [Item]) {
    handlers = [:]
    rows = items.map { PlainRow($0, page: self) }
    list.children = rows.map(\.element)
    ops = []
  }

  /// Delivers the recorded operations.
  func flush() {
    opCount += ops.count
    blackHole(ops)
    ops = []
  }
}

/// Returns for each number whether it belongs to a longest increasing subsequence.
private func longestRun(_ numbers: [Int]) -> [Bool] {
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (position, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[position] = ends[low - 1] }
    if low == ends.count { ends.append(position) } else { ends[low] = position }
  }
  var isInRun = [Bool](repeating: false, count: numbers.count)
  var position = ends.last ?? -1
  while position >= 0 {
    isInRun[position] = true
    position = previous[position]
  }
  return isInRun
}
