import Observation
import Testing

@testable import PortableUI

private struct Rows: View {
  let keys: [Int]
  var body: some View {
    ForEach(keys, id: \.self) { Text("\($0)") }
    Text("end")
  }
}

@MainActor @Observable
private final class Keys {
  var keys: [Int]
  init(_ keys: [Int]) { self.keys = keys }
}

private struct ObservedRows: View {
  let model: Keys
  var body: some View { Rows(keys: model.keys) }
}

/// Applies operations to a list of children, like a page.
private func apply(_ ops: [Op], to children: [RenderNode]) -> [RenderNode] {
  var children = children
  func position(_ id: NodeID?) -> Int { children.firstIndex { $0.id == id } ?? children.endIndex }
  for op in ops {
    switch op {
    case .insert(let node, _, let before): children.insert(node, at: position(before))
    case .remove(let id): children.removeAll { $0.id == id }
    case .move(let id, let before):
      let moved = children.remove(at: position(id))
      children.insert(moved, at: position(before))
    case .text(let id, let text): children[position(id)].text = text
    default: Issue.record("\(op) is none that a rearrangement needs.")
    }
  }
  return children
}

@MainActor @Observable
private final class Title {
  var text: String
  init(_ text: String) { self.text = text }
}

/// Rows whose closures read objects of their own.
private struct TitledRows: View {
  let model: Keys
  let titles: [Title]
  var body: some View {
    ForEach(model.keys, id: \.self) { Text(titles[$0].text) }
  }
}

@MainActor
@Suite struct ForEachTests {
  @Test(arguments: [
    ([1, 2, 3], [1, 2, 3, 4], 1), ([1, 2, 3], [0, 1, 2, 3], 1), ([1, 2, 3], [1, 3], 1), ([1, 2, 3], [], 3),
    ([], [1, 2], 2), ([1, 2, 3, 4, 5], [5, 1, 2, 3, 4], 1), ([1, 2, 3, 4, 5], [2, 3, 4, 5, 1], 1),
    ([1, 2, 3], [3, 2, 1], 2), ([1, 2, 3, 4], [2, 1, 4, 3], 2), ([1, 2, 3], [4, 5, 6], 6),
    ([1, 2, 3, 4, 5, 6], [6, 2, 7, 4, 1], 5),
  ])
  func rearrangementTakesTheFewestOperations(from old: [Int], to new: [Int], count: Int) {
    let model = Keys(old)
    let page = TestPage { ObservedRows(model: model) }
    let before = page.host.tree.children
    model.keys = new
    page.host.flush()
    let ops = page.takeOps()
    #expect(ops.count == count)
    let after = apply(ops, to: before)
    #expect(after.compactMap(\.text) == new.map(String.init) + ["end"])
    #expect(after.map(\.id) == page.host.tree.children.map(\.id))
  }

  @Test func randomRearrangementsResultInTheSamePage() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let model = Keys(Array((0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))))
      let page = TestPage { ObservedRows(model: model) }
      let before = page.host.tree.children
      let kept = Set(model.keys)
      model.keys = Array((0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)))
      page.host.flush()
      let after = apply(page.takeOps(), to: before)
      #expect(after == page.host.tree.children)
      let stayed = before.filter { node in node.text.flatMap(Int.init).map { kept.contains($0) } ?? false }
      for node in stayed where model.keys.map(String.init).contains(node.text ?? "") {
        #expect(after.contains { $0.id == node.id }, "a row that stays keeps its element")
      }
    }
  }

  /// Also changes between unique and repeated ids, and between a shared reading and readings of the rows.
  @Test func randomRearrangementsOfRepeatedIdsResultInTheSamePage() {
    var random = SystemRandomNumberGenerator()
    func keys() -> [Int] {
      (0..<Int.random(in: 0...8, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
    }
    for _ in 0..<100 {
      let model = Keys(keys())
      let titles = (0...9).map { Title("\($0)") }
      let page = TestPage { TitledRows(model: model, titles: titles) }
      var children = page.host.tree.children
      for round in 0..<10 {
        model.keys = keys()
        if let title = titles.randomElement(using: &random), Bool.random(using: &random) { title.text += "\(round)" }
        page.host.flush()
        children = apply(page.takeOps(), to: children)
        #expect(children == page.host.tree.children)
        #expect(page.texts == model.keys.map { titles[$0].text })
      }
    }
  }

  @Test func shuffleMovesNoRowOfTheLongestIncreasingSubsequence() {
    for count in [50, 500] {
      let model = Keys(Array(0..<count))
      let page = TestPage { ObservedRows(model: model) }
      let order = Array(0..<count).shuffled()
      model.keys = order
      page.host.flush()
      #expect(page.takeOps().count == count - lengthOfLongestRun(in: order))
      #expect(page.texts == order.map(String.init) + ["end"])
    }
  }

  /// The simplest algorithm: for each number, the longest subsequence that ends with it.
  private func lengthOfLongestRun(in numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (position, number) in numbers.enumerated() {
      lengths.append(1 + (zip(numbers, lengths).prefix(position).filter { $0.0 < number }.map(\.1).max() ?? 0))
    }
    return lengths.max() ?? 0
  }

  @Test func movedRowKeepsItsState() {
    struct Row: View {
      let key: Int
      @State private var taps = 0
      var body: some View { Button("\(key):\(taps)") { taps += 1 } }
    }
    struct Page: View {
      @State private var keys = [1, 2]
      var body: some View {
        ForEach(keys, id: \.self) { Row(key: $0) }
        Button("Reverse") { keys.reverse() }
      }
    }
    let page = TestPage { Page() }
    page.press("1:0")
    page.press("Reverse")
    #expect(page.texts == ["2:0", "1:1", "Reverse"])
  }

  @Test func duplicateIdsAreDistinguishedAndReported() {
    let model = Keys([1, 1, 2])
    let page = TestPage { ObservedRows(model: model) }
    #expect(page.texts == ["1", "1", "2", "end"])
    model.keys = [2, 1, 1, 1]
    page.host.flush()
    #expect(page.texts == ["2", "1", "1", "1", "end"])
    #expect(page.diagnostics.contains { $0.kind == .duplicateID && $0.message.contains("the id 1") })
  }

  @Test func remainingRowOfARepeatedIdIsTheFirst() {
    let model = Keys([1, 2, 1])
    let page = TestPage { ObservedRows(model: model) }
    model.keys = [2, 1]
    page.host.flush()
    let before = page.host.tree.children
    model.keys = [2, 1, 3]
    page.host.flush()
    #expect(page.host.tree.children.prefix(2).map(\.id) == before.prefix(2).map(\.id))
  }

  @Test func rowsOfSeveralElementsMoveTogether() {
    struct Page: View {
      @State private var keys = ["a", "b", "c"]
      var body: some View {
        ForEach(keys, id: \.self) { key in
          Text(key)
          Text(key + "'")
        }
        Button("Rotate") { keys = ["c", "a", "b"] }
      }
    }
    let page = TestPage { Page() }
    page.press("Rotate")
    #expect(page.texts == ["c", "c'", "a", "a'", "b", "b'", "Rotate"])
    #expect(page.takeOps().count == 2)
  }

  @Test func bindingsOfElementsSetTheElements() {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Page: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        ForEach($items) { $item in
          Button(item.name) { item.name += "!" }
        }
      }
    }
    let page = TestPage { Page() }
    page.press("b")
    #expect(page.texts == ["a", "b!"])
  }

  @Test(
    arguments: [
      ([], []), ([0, 1, 2], [true, true, true]), ([2, 1, 0], [false, false, true]),
      ([1, 2, 0, 3], [true, true, false, true]),
    ] as [([Int?], [Bool])])
  func longestIncreasingSubsequenceIsFound(numbers: [Int?], isIncluded: [Bool]) {
    #expect(longestIncreasingSubsequence(of: numbers) == isIncluded)
  }

  @Test func newRowsAreNotPartOfTheSubsequence() {
    #expect(longestIncreasingSubsequence(of: [nil, 0, nil, 1]) == [false, true, false, true])
  }
}

/// Rows whose number of elements changes together with their order.
@MainActor @Observable
private final class Shapes {
  var rows: [(id: Int, texts: [String], hasMore: Bool)]
  init(_ rows: [(id: Int, texts: [String], hasMore: Bool)]) { self.rows = rows }
}

private struct ShapedRows: View {
  let model: Shapes
  var body: some View {
    ForEach(model.rows, id: \.id) { row in
      ForEach(row.texts, id: \.self) { Text($0) }
      if row.hasMore { Text("more of \(row.id)").id(row.texts.count) }
    }
    Text("end")
  }
}

@MainActor
@Suite struct ForEachRowContentTests {
  @Test func growingRowBesideAMovedRowStaysTogether() {
    let model = Shapes([(1, ["a"], false), (2, ["x"], false), (3, ["b"], false)])
    let page = TestPage { ShapedRows(model: model) }
    model.rows = [(1, ["a", "a2"], true), (3, ["b"], false), (2, ["x"], false)]
    page.host.flush()
    #expect(page.host.tree.children.compactMap(\.text) == ["a", "a2", "more of 1", "b", "x", "end"])
  }

  @Test func growingRowBesideARemovedRowStaysInPlace() {
    let model = Shapes([(1, [], false), (2, ["x"], false), (3, ["b"], false)])
    let page = TestPage { ShapedRows(model: model) }
    model.rows = [(1, ["a"], false), (3, ["b"], false)]
    page.host.flush()
    #expect(page.host.tree.children.compactMap(\.text) == ["a", "b", "end"])
  }

  @Test func randomRowsOfRandomSizesResultInTheSamePage() {
    var random = SystemRandomNumberGenerator()
    func rows() -> [(id: Int, texts: [String], hasMore: Bool)] {
      (0..<6).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)).map { id in
        (id, (0..<3).filter { _ in Bool.random(using: &random) }.map { "\(id).\($0)" }, Bool.random(using: &random))
      }
    }
    let model = Shapes(rows())
    let page = TestPage { ShapedRows(model: model) }
    for _ in 0..<300 {
      model.rows = rows()
      page.host.flush()
    }
    #expect(page.host.tree.children.last?.text == "end")
  }

  @Test func bindingOfARemovedElementKeepsItsValueAndIgnoresWrites() {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Page: View {
      let keep: (Binding<Item>) -> Void
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        ForEach($items) { $item in
          let _ = keep($item)
          Text(item.name)
        }
        Button("Drop") { items.removeLast() }
      }
    }
    var last: Binding<Item>?
    let page = TestPage { Page { if $0.wrappedValue.id == 2 { last = $0 } } }
    page.press("Drop")
    #expect(last?.wrappedValue.name == "b")
    last?.wrappedValue.name = "c"
    #expect(page.texts == ["a", "Drop"])
  }

  @Test func boundElementsCanBeIdentifiedByAKeyPath() {
    struct Page: View {
      @State private var names = ["a", "b"]
      var body: some View {
        ForEach($names, id: \.self) { $name in
          Button(name) { name += "!" }
        }
        List($names, id: \.self) { $name in Text(name) }
      }
    }
    let page = TestPage { Page() }
    page.press("b")
    #expect(page.texts == ["a", "b!", "a", "b!"])
  }
}
