import Testing

@testable import PortableUI

@MainActor
@Suite struct ViewLayoutTests {
  private final class Model {}

  private struct Weak: View {
    weak var model: Model?
    unowned let other: Model
    var name = ""
    @State private var count = 0
    var body: some View { Button("\(name):\(count):\(model == nil)") { count += 1 } }
  }

  @Test func viewWithAWeakFieldIsUpdated() {
    struct Parent: View {
      let model: Model
      @State private var name = "a"
      @State private var other = 0
      var body: some View {
        Weak(model: model, other: model, name: name)
        Button("Rename") { name = "b" }
        Button("Other \(other)") { other += 1 }
      }
    }
    let model = Model()
    let page = TestPage { Parent(model: model) }
    page.press("a:0:false")
    page.press("Other 0")
    page.press("Rename")
    #expect(page.texts.first == "b:1:false")
    withExtendedLifetime(model) {}
  }

  private enum Choice: View {
    case first, second
    var body: some View { Text(self == .first ? "first" : "second") }
  }

  @Test func enumCanBeAView() {
    struct Parent: View {
      @State private var choice = Choice.first
      var body: some View {
        choice
        Button("Second") { choice = .second }
      }
    }
    let page = TestPage { Parent() }
    page.press("Second")
    #expect(page.texts.first == "second")
  }

  private struct Plain: Sendable {
    var number: Int
    var text: String
    var flag: Bool
  }

  @Test func valuesAreComparedByTheirFields() {
    #expect(areValuesEqual(Plain(number: 1, text: "a", flag: true), Plain(number: 1, text: "a", flag: true)))
    #expect(!areValuesEqual(Plain(number: 1, text: "a", flag: true), Plain(number: 1, text: "a", flag: false)))
    #expect(!areValuesEqual(Plain(number: 1, text: "a", flag: true), Plain(number: 1, text: "b", flag: true)))
    #expect(areValuesEqual((1, "a"), (1, "a")))
    let model = Model()
    #expect(areValuesEqual(model, model))
    #expect(!areValuesEqual(model, Model()))
    #expect(!areValuesEqual({ 1 }, { 1 }), "closures cannot be compared")
    #expect(areValuesEqual([1, 2], [1, 2]))
    #expect(areValuesEqual(Optional(1), 1))
    #expect(areValuesEqual(String?.none, nil))
    #expect(areValuesEqual(1 as Any, 1 as Any))
    #expect(!areValuesEqual(1 as Any, "1" as Any))
  }

  // MARK: Plain data

  /// Plain data whose `==` ignores a field.
  private struct Item: Equatable {
    let id: Int
    var count: Int
    static func == (left: Item, right: Item) -> Bool { left.id == right.id }
  }

  /// The same with a reference.
  private struct NamedItem: Equatable {
    let id: Int
    var name: String
    static func == (left: NamedItem, right: NamedItem) -> Bool { left.id == right.id }
  }

  @Test func rowOfPlainDataThatIsEqualByItsIDIsUpdated() {
    struct Row: View {
      let item: Item
      var body: some View { Text("\(item.id): \(item.count)") }
    }
    struct Page: View {
      @State private var items = [Item(id: 1, count: 0), Item(id: 2, count: 0)]
      var body: some View {
        List {
          ForEach(items, id: \.id) { Row(item: $0) }
        }
        ForEach(items, id: \.id) { Row(item: $0).onAppear {} }
        Button("More") { items[1].count += 1 }
      }
    }
    let page = TestPage { Page() }
    page.press("More")
    #expect(page.texts == ["1: 0", "2: 1", "1: 0", "2: 1", "More"])
  }

  @Test func otherDataIsComparedByItsEquality() {
    struct Row: View {
      let item: NamedItem
      let log: Log
      var body: some View {
        let _ = log.note("body")
        Text(item.name)
      }
    }
    struct Page: View {
      let log: Log
      @State private var item = NamedItem(id: 1, name: "a")
      var body: some View {
        Row(item: item, log: log)
        Button("Rename") { item.name = "b" }
        Button("Next") { item = NamedItem(id: 2, name: "c") }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("Rename")
    #expect(log.take() == ["body"])
    page.press("Next")
    #expect(log.take() == ["body"])
    #expect(page.texts.first == "c")
  }

  /// A view of plain data with an `==` of its own.
  private struct PlainRow: View, Equatable {
    let item: Item
    var body: some View { Text("\(item.count)") }
  }

  /// The same with a reference.
  private struct NamedRow: View, Equatable {
    let item: NamedItem
    var body: some View { Text(item.name) }
  }

  @Test func equalityOfAViewCountsUnlessTheViewIsPlainData() {
    let item = Item(id: 1, count: 1)
    #expect(areValuesEqual(PlainRow(item: item), PlainRow(item: item)))
    #expect(!areValuesEqual(PlainRow(item: item), PlainRow(item: Item(id: 1, count: 2))))
    let named = NamedItem(id: 1, name: "a")
    #expect(areValuesEqual(NamedRow(item: named), NamedRow(item: NamedItem(id: 1, name: "b"))))
    #expect(!areValuesEqual(NamedRow(item: named), NamedRow(item: NamedItem(id: 2, name: "a"))))
  }

  /// Fields with gaps between them.
  private struct Padded {
    var flag: Bool
    var number: Int64
    var inner: Inner
    var small: UInt8

    struct Inner {
      var small: UInt8
      var number: Int32
    }
  }

  @Test func gapsBetweenFieldsAreNotCompared() {
    func padded(over filler: UInt8, flag: Bool = true, number: Int64 = 2, inner: Int32 = 4, small: UInt8 = 5) -> Padded
    {
      withUnsafeTemporaryAllocation(of: Padded.self, capacity: 1) { memory in
        UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt8.self, repeating: filler)
        guard let pointer = memory.baseAddress else { preconditionFailure("The allocation has room for one value.") }
        pointer.pointee.flag = flag
        pointer.pointee.number = number
        pointer.pointee.inner.small = 3
        pointer.pointee.inner.number = inner
        pointer.pointee.small = small
        return pointer.pointee
      }
    }
    let value = padded(over: 0)
    #expect(areValuesEqual(value, padded(over: 0xFF)))
    #expect(!areValuesEqual(value, padded(over: 0, flag: false)))
    #expect(!areValuesEqual(value, padded(over: 0, number: 1)))
    #expect(!areValuesEqual(value, padded(over: 0, inner: 1)))
    #expect(!areValuesEqual(value, padded(over: 0, small: 1)))
  }

  @Test func plainDataWithoutEqualityIsCompared() {
    enum Choice {
      case first, second(Int)
    }
    #expect(areValuesEqual(Choice.second(1), Choice.second(1)))
    #expect(!areValuesEqual(Choice.second(1), Choice.second(2)))
    #expect(!areValuesEqual(Choice.first, Choice.second(0)))
    #expect(areValuesEqual(Choice.self as Any.Type, Choice.self))
    #expect(!areValuesEqual(Choice.self as Any.Type, Item.self))
    #expect(areValuesEqual(Double.nan, Double.nan))
    #expect(areValuesEqual(Int?.none, nil))
  }
}
