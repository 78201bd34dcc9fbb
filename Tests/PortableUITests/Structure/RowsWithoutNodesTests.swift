import Foundation
import Observation
import Testing

@testable import PortableUI

private struct Item: Identifiable, Equatable {
  let id: Int
  var title: String
  var isUrgent = false
}

@MainActor @Observable
private final class Items {
  var all: [Item]
  private(set) var pressed: [Int] = []
  @ObservationIgnored var bodies = 0

  init(_ count: Int) { all = (0..<count).map { Item(id: $0, title: "Item \($0)") } }

  func press(_ id: Int) { pressed.append(id) }
}

@MainActor @Observable
private final class Note {
  var text: String
  init(_ text: String) { self.text = text }
}

@MainActor @Observable
private final class Notes {
  var all: [Note?] = [nil, nil, nil]
}

/// Rows of built-in views.
private struct BuiltInRows: View {
  let items: Items
  var body: some View {
    ForEach(items.all) { item in
      HStack {
        if item.isUrgent { Button("Calm \(String(item.id))") { items.press(-item.id) } }
        Text(item.title).padding(4)
        Button("Open \(String(item.id))") { items.press(item.id) }
      }
    }
  }
}

/// A row with a body, which reads nothing that can change.
private struct Row: View {
  let item: Item
  let items: Items
  var open: (() -> Void)?

  var body: some View {
    let _ = items.bodies += 1
    HStack {
      if item.isUrgent { Button("Calm \(String(item.id))") { items.press(-item.id) } }
      Text(item.title)
      Button("Open \(String(item.id))") { if let open { open() } else { items.press(item.id) } }
    }
  }
}

private struct ComposedRows: View {
  let items: Items
  var body: some View {
    ForEach(items.all) { item in Row(item: item, items: items) { items.press(item.id) } }
  }
}

private struct ListedRows: View {
  let items: Items
  var body: some View { List { BuiltInRows(items: items) } }
}

/// Rows whose views are stored instead of nodes.
@MainActor
@Suite struct RowsWithoutNodesTests {
  enum Kind: CaseIterable, CustomTestStringConvertible {
    case builtIn, composed, listed

    var testDescription: String { "\(self)" }

    @MainActor fileprivate func page(_ items: Items, environment: EnvironmentValues = EnvironmentValues()) -> TestPage {
      TestPage(environment: environment) {
        switch self {
        case .builtIn: BuiltInRows(items: items)
        case .composed: ComposedRows(items: items)
        case .listed: ListedRows(items: items)
        }
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func longListHasFewNodes(kind: Kind) {
    let page = kind.page(Items(500))
    #expect(page.texts.count == 1000)
    #expect(page.host.usage.nodes < 20)
    page.host.close()
    #expect(page.host.usage.nodes == 0)
  }

  @Test(arguments: Kind.allCases)
  func identifiersStayTheSame(kind: Kind) {
    let page = kind.page(Items(20))
    let tree = page.host.tree
    #expect(page.host.tree == tree)
    #expect(Set(tree.all.map(\.id)).count == tree.all.count)
  }

  @Test(arguments: Kind.allCases)
  func eventReachesItsRowAndCreatesOnlyItsNodes(kind: Kind) {
    let items = Items(500)
    let page = kind.page(items)
    let tree = page.host.tree
    let count = page.host.usage.nodes
    #expect(page.press("Open 250") == .handled)
    #expect(items.pressed == [250])
    #expect(page.host.usage.nodes < count + 10)
    #expect(page.host.tree == tree)
    #expect(page.press("Open 250") == .handled)
    #expect(items.pressed == [250, 250])
  }

  @Test(arguments: Kind.allCases)
  func eventOfAnElementWithoutActionIsDropped(kind: Kind) throws {
    let items = Items(10)
    let page = kind.page(items)
    let count = page.host.usage.nodes
    let text = try #require(page.node(text: "Item 3"))
    #expect(page.host.dispatch(Event(text.id, .click)) == .unknownNode)
    #expect(page.host.dispatch(Event(NodeID(rawValue: 0), .click)) == .unknownNode)
    #expect(page.host.dispatch(Event(NodeID(rawValue: 1_000_000), .click)) == .unknownNode)
    #expect(page.host.dispatch(Event(NodeID(rawValue: .max), .click)) == .unknownNode)
    #expect(page.host.usage.nodes == count)
    #expect(items.pressed == [])
  }

  @Test(arguments: Kind.allCases)
  func removedRowIsOneOperationAndHandlesNoEvents(kind: Kind) throws {
    let items = Items(500)
    let page = kind.page(items)
    let button = try #require(page.node(text: "Open 250"))
    let count = page.host.usage.nodes
    items.all.remove(at: 250)
    page.host.flush()
    #expect(page.takeOps().count == 1)
    #expect(page.host.usage.nodes == count)
    #expect(page.host.dispatch(Event(button.id, .click)) == .unknownNode)
    #expect(page.press("Open 251") == .handled)
    #expect(items.pressed == [251])
  }

  @Test(arguments: Kind.allCases)
  func changedTextIsOneOperation(kind: Kind) throws {
    let items = Items(500)
    let page = kind.page(items)
    let text = try #require(page.node(text: "Item 7"))
    items.all[7].title = "Changed"
    page.host.flush()
    #expect(page.takeOps() == [.text(text.id, "Changed")])
  }

  @Test(arguments: Kind.allCases)
  func insertedRowHasNoNodes(kind: Kind) {
    let items = Items(100)
    let page = kind.page(items)
    let count = page.host.usage.nodes
    items.all.insert(Item(id: 1000, title: "New"), at: 50)
    page.host.flush()
    #expect(page.takeOps().count == 1)
    #expect(page.host.usage.nodes == count)
    #expect(page.press("Open 1000") == .handled)
    #expect(items.pressed == [1000])
  }

  @Test(arguments: Kind.allCases)
  func rowWithMoreElementsKeepsTheOthers(kind: Kind) {
    let items = Items(10)
    let page = kind.page(items)
    items.all[3].isUrgent = true
    page.host.flush()
    #expect(page.takeOps().count == 1)
    #expect(page.press("Calm 3") == .handled)
    #expect(page.press("Open 3") == .handled)
    #expect(page.press("Open 4") == .handled)
    #expect(items.pressed == [-3, 3, 4])
    items.all[3].isUrgent = false
    page.host.flush()
    #expect(page.takeOps().count == 1)
  }

  @Test(arguments: Kind.allCases)
  func newEnvironmentChangesRowsAndKeepsIdentifiers(kind: Kind) throws {
    let items = Items(20)
    let page = kind.page(items)
    let button = try #require(page.node(text: "Open 3"))
    let count = page.host.usage.nodes
    var environment = page.host.environment
    environment.locale = Locale(identifier: "de")
    page.host.environment = environment
    #expect(page.takeOps() == [])
    #expect(page.host.usage.nodes == count)

    environment.isEnabled = false
    page.host.environment = environment
    #expect(page.takeOps().count == 20)
    #expect(page.host.dispatch(Event(button.id, .click)) == .disabled)

    environment.isEnabled = true
    page.host.environment = environment
    #expect(page.host.dispatch(Event(button.id, .click)) == .handled)
    #expect(items.pressed == [3])
  }

  /// The page compares the result of the operations with the tree after each of them.
  @Test(arguments: Kind.allCases, 0..<10)
  func randomChangesResultInTheSamePage(kind: Kind, seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let items = Items(30)
    let page = kind.page(items)
    var next = 1000
    for round in 0..<60 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let offset = Int.random(in: 0...items.all.count, using: &random)
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
          items.all.insert(Item(id: next, title: "New", isUrgent: .random(using: &random)), at: offset)
          next += 1
        case 1 where offset < items.all.count: items.all.remove(at: offset)
        case 2 where offset < items.all.count: items.all[offset].title = "Round \(round)"
        case 3 where offset < items.all.count: items.all[offset].isUrgent.toggle()
        case 4: items.all.shuffle(using: &random)
        case 5 where !items.all.isEmpty: items.all.append(items.all.remove(at: 0))
        default: break
        }
      }
      page.host.flush()
      guard let item = items.all.randomElement(using: &random) else { continue }
      #expect(page.press("Open \(item.id)") == .handled)
      #expect(items.pressed.last == item.id)
      #expect(page.press("Calm \(item.id)") == (item.isUrgent ? .handled : .unknownNode))
      if round.isMultiple(of: 20) {
        var environment = page.host.environment
        environment.isEnabled = false
        page.host.environment = environment
        #expect(page.press("Open \(item.id)") == .disabled)
        environment.isEnabled = true
        page.host.environment = environment
      }
    }
    page.host.close()
    #expect(page.host.usage == Usage())
  }

  // MARK: Bodies

  private struct PlainRow: View {
    let item: Item
    let items: Items
    var body: some View {
      let _ = items.bodies += 1
      Text(item.title)
    }
  }

  private struct PlainRows: View {
    let items: Items
    var body: some View { ForEach(items.all) { PlainRow(item: $0, items: items) } }
  }

  @Test func bodyOfAnEqualRowIsNotEvaluatedAgain() {
    let items = Items(50)
    let page = TestPage { PlainRows(items: items) }
    #expect(items.bodies == 50)
    items.all[7].title = "Changed"
    items.all.remove(at: 3)
    page.host.flush()
    #expect(items.bodies == 51)
    #expect(page.texts.count == 49)
    #expect(page.texts.contains("Changed"))
  }

  private struct CountRow: View {
    @Binding var count: Int
    var body: some View { Text("\(count)") }
  }

  private struct Counts: View {
    @State private var counts = [1, 2, 3]
    var body: some View {
      ForEach(0..<3) { CountRow(count: $counts[$0]) }
      Button("Add") { counts[1] += 1 }
    }
  }

  @Test func rowThatReadsAStateFollowsIt() {
    let page = TestPage { Counts() }
    #expect(page.texts == ["1", "2", "3", "Add"])
    page.press("Add")
    #expect(page.texts == ["1", "3", "3", "Add"])
  }

  private struct NoteRow: View {
    let number: Int
    let note: Note?
    var body: some View { Text(note?.text ?? "\(number)") }
  }

  @Test func rowThatBeginsToObserveFollowsTheValue() {
    let notes = Notes()
    let page = TestPage { ForEach(0..<3) { NoteRow(number: $0, note: notes.all[$0]) } }
    let note = Note("a")
    notes.all[1] = note
    page.host.flush()
    #expect(page.texts == ["0", "a", "2"])
    note.text = "b"
    page.host.flush()
    #expect(page.texts == ["0", "b", "2"])
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
