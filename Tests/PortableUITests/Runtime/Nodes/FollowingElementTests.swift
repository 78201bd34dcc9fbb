import Observation
import Testing

@testable import PortableUI

@MainActor @Observable
private final class Model {
  var shown: Set<Int> = []
}

/// Shows a text for a number while the model contains it.
private struct Piece: View {
  let model: Model
  let number: Int
  var body: some View {
    if model.shown.contains(number) { Text("\(number)") }
  }
}

/// The number of visits of children.
@MainActor
private final class Counter {
  var looks = 0
}

/// Siblings whose parent counts each visit.
private struct CountedPieces: View {
  typealias Body = Never
  let model: Model
  let count: Int
  let counter: Counter

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { Node(view, in: context) }

  @MainActor private final class Node: _ViewNode<CountedPieces> {
    private let counter: Counter
    private var children: [_Node] = []

    init(_ view: CountedPieces, in context: _NodeContext) {
      counter = view.counter
      super.init(in: context)
      children = (0..<view.count).map { Piece._makeNode(Piece(model: view.model, number: $0), in: self.context()) }
    }

    override func update(to view: CountedPieces) {}

    override func forEachChild(_ body: (_Node) -> Void) {
      for child in children {
        counter.looks += 1
        body(child)
      }
    }
  }
}

/// Tests of the position of a new element, and of the number of visits that finding it takes.
@MainActor
@Suite struct FollowingElementTests {
  private static let count = 4000

  /// Returns the number of visits for showing these in one update.
  private func looks(showing shown: Set<Int>, after model: Model = Model()) -> Int {
    let counter = Counter()
    let host = ViewHost { CountedPieces(model: model, count: Self.count, counter: counter) }
    // A mirror would read the tree, too.
    host.observer = nil
    counter.looks = 0
    model.shown = shown
    host.flush()
    let looks = counter.looks
    #expect(host.tree.children.count == shown.count)
    host.close()
    return looks
  }

  @Test func insertingManyChildrenVisitsEachAFewTimes() {
    #expect(looks(showing: Set(0..<Self.count)) < 20 * Self.count)
  }

  @Test func insertingManyChildrenBetweenOthersVisitsEachAFewTimes() {
    let model = Model()
    model.shown = Set((0..<Self.count).filter { $0.isMultiple(of: 2) })
    #expect(looks(showing: Set(0..<Self.count), after: model) < 20 * Self.count)
  }

  @Test func insertingOneChildVisitsEachAtMostOnce() {
    #expect(looks(showing: [0]) <= Self.count)
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      List {
        ForEach(0..<300) { Piece(model: model, number: $0) }
        Section("Section") { ForEach(300..<600) { Piece(model: model, number: $0) } }
        Piece(model: model, number: 600)
        Group { ForEach(601..<900) { number in VStack { Piece(model: model, number: number) } } }
        ForEach(model.shown.filter { $0 > 2000 }.sorted(), id: \.self) { Piece(model: model, number: $0) }
        ForEach(1000..<2000) { Piece(model: model, number: $0) }
      }
    }
  }

  /// The test page compares the result of the operations with the tree after each update.
  @Test(arguments: 0..<4)
  func randomInsertionsAndRemovalsKeepTheOrder(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let model = Model()
    let page = TestPage { Page(model: model) }
    for round in 0..<12 {
      let share = [1, 2, 10, 400][round % 4]
      model.shown = Set((0..<2400).filter { _ in Int.random(in: 0..<share, using: &generator) == 0 })
      page.host.flush()
    }
    #expect(page.takeOps().count > 1000)
    page.host.close()
  }
}

/// A deterministic pseudo-random number generator.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed &+ 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}
