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

/// Applies operations to a list of children, as a page does.
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
    default: Issue.record("\(op) is none that a rearrangement needs.")
    }
  }
  return children
}

@MainActor
@Suite struct ForEachTests {
  @Test(arguments: [
    ([1, 2, 3], [1, 2, 3, 4], 1), ([1, 2, 3], [0, 1, 2, 3], 1), ([1, 2, 3], [1, 3], 1), ([1, 2, 3], [], 3),
    ([], [1, 2], 2), ([1, 2, 3, 4, 5], [5, 1, 2, 3, 4], 1), ([1, 2, 3, 4, 5], [2, 3, 4, 5, 1], 1),
    ([1, 2, 3], [3, 2, 1], 2), ([1, 2, 3, 4], [2, 1, 4, 3], 2), ([1, 2, 3], [4, 5, 6], 6),
    ([1, 2, 3, 4, 5, 6], [6, 2, 7, 4, 1], 5),
  ])
  func aRearrangementTakesTheFewestOps(from old: [Int], to new: [Int], count: Int) {
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

  @Test func randomRearrangementsArriveAtTheSamePage() {
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

  @Test func aRowTakesItsStateAlongWhenItMoves() {
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

  @Test func equalIdsAreToldApartAndReported() {
    let model = Keys([1, 1, 2])
    let page = TestPage { ObservedRows(model: model) }
    #expect(page.texts == ["1", "1", "2", "end"])
    model.keys = [2, 1, 1, 1]
    page.host.flush()
    #expect(page.texts == ["2", "1", "1", "1", "end"])
    #expect(page.diagnostics.contains { $0.kind == .duplicateID && $0.message.contains("the id 1") })
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

  @Test func bindingsOfElementsWriteBack() {
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

  @Test(arguments: [
    ([], []), ([0, 1, 2], [0, 1, 2]), ([2, 1, 0], [2]), ([1, 2, 0, 3], [0, 1, 3]),
  ] as [([Int?], Set<Int>)])
  func theLongestIncreasingRunIsFound(numbers: [Int?], positions: Set<Int>) {
    #expect(longestIncreasingSubsequence(of: numbers) == positions)
  }

  @Test func newRowsTakeNoPartInTheLongestRun() {
    #expect(longestIncreasingSubsequence(of: [nil, 0, nil, 1]) == [1, 3])
  }
}
