import Observation
import Testing

@testable import PortableUI

@MainActor @Observable
private final class Numbers {
  var all: [Int]
  @ObservationIgnored var appeared: [Int] = []
  @ObservationIgnored var disappeared: [Int] = []
  init(_ count: Int) { all = Array(0..<count) }
}

/// A row with state and a field.
private struct Row: View {
  let number: Int
  let numbers: Numbers
  @State private var presses = 0
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack {
      Text(verbatim: "\(number)")
      Button("Press \(String(number))") { presses += 1 }
      if presses > 0 { Text(verbatim: "pressed \(presses)") }
      TextField("Note \(number)", text: $text).focused($isFocused)
    }
    .onAppear { numbers.appeared.append(number) }
    .onDisappear { numbers.disappeared.append(number) }
  }
}

@MainActor
private func page<Content: View>(_ numbers: Numbers, @ViewBuilder _ content: @escaping () -> Content) -> TestPage {
  var environment = EnvironmentValues()
  environment.rowLimit = 10
  return TestPage(environment: environment) { Observing(content: content) }
}

/// Evaluates a view again when what it has read changes.
private struct Observing<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}

@MainActor
extension TestPage {
  /// The element that accepts requests for rows.
  fileprivate var space: RenderNode? { host.tree.all.first { $0[.shownRows] != nil } }

  @discardableResult
  fileprivate func show(_ rows: Range<Int>, columns: Int = 1, focused: NodeID? = nil) -> EventOutcome? {
    space.map { host.dispatch(Event($0.id, .rows(rows, columns: columns, focused: focused))) }
  }

  /// The numbers of the rows on the page.
  fileprivate var numbers: [Int] { texts.compactMap { Int($0) } }
}

@MainActor
struct RowWindowTests {
  @Test func listShowsTheRowsThatThePageNeeds() {
    let numbers = Numbers(1000)
    let page = page(numbers) { List(numbers.all, id: \.self) { Row(number: $0, numbers: numbers) } }
    #expect(page.numbers == Array(0..<10))
    #expect(page.space?[.shownRows] == "0:10/1000" && page.space?.tag == .li && page.space?[.ariaHidden] == "true")
    #expect(page.show(500..<520) == .handled)
    #expect(page.numbers == Array(500..<520))
    #expect(page.space?[.shownRows] == "500:520/1000")
    #expect(numbers.appeared.sorted() == Array(0..<10) + Array(500..<520))
    #expect(numbers.disappeared.sorted() == Array(0..<10))
    // Rows that stay keep their elements and their state.
    page.press("Press 510")
    let id = page.node(text: "510")?.id
    _ = page.takeOps()
    page.show(508..<528)
    #expect(page.node(text: "510")?.id == id && page.texts.contains("pressed 1"))
    #expect(page.takeOps().count == 8 + 8 + 1)
    // The state of others begins again.
    page.show(0..<10)
    page.show(508..<528)
    #expect(!page.texts.contains("pressed 1"))
  }

  @Test func containersOfRowsHaveTheSameWindow() {
    let numbers = Numbers(100)
    let pages = [
      page(numbers) { LazyVStack { ForEach(numbers.all, id: \.self) { Text(verbatim: "\($0)") } } },
      page(numbers) {
        LazyVGrid(columns: [GridItem()]) { ForEach(numbers.all, id: \.self) { Text(verbatim: "\($0)") } }
      },
      page(numbers) { List { Section("Numbers") { ForEach(numbers.all, id: \.self) { Text(verbatim: "\($0)") } } } },
      page(numbers) { List { Group { if true { ForEach(numbers.all, id: \.self) { Text(verbatim: "\($0)") } } } } },
      page(numbers) { List { ForEach(numbers.all, id: \.self) { Text(verbatim: "\($0)") }.onDelete { _ in } } },
      page(numbers) { List { ForEach(0..<100) { Text(verbatim: "\($0)") } } },
    ]
    for page in pages { #expect(page.numbers == Array(0..<10)) }
  }

  @Test func otherContainersAreComplete() {
    let numbers = Numbers(100)
    let pages = [
      page(numbers) { VStack { ForEach(numbers.all, id: \.self) { Text(verbatim: "\($0)") } } },
      page(numbers) { LazyHStack { ForEach(numbers.all, id: \.self) { Text(verbatim: "\($0)") } } },
      page(numbers) { List { VStack { ForEach(numbers.all, id: \.self) { Text(verbatim: "\($0)") } } } },
      TestPage { List(numbers.all, id: \.self) { Text(verbatim: "\($0)") } },
    ]
    for page in pages { #expect(page.numbers == Array(0..<100)) }
  }

  @Test func listThatBecomesLongShowsItsStart() {
    let numbers = Numbers(10)
    let page = page(numbers) { List(numbers.all, id: \.self) { Row(number: $0, numbers: numbers) } }
    #expect(page.space == nil)
    page.press("Press 5")
    numbers.all.append(10)
    page.host.flush()
    #expect(page.numbers == Array(0..<10) && page.texts.contains("pressed 1"))
    #expect(page.space?[.shownRows] == "0:10/11")
    numbers.all.removeLast()
    page.host.flush()
    #expect(page.numbers == Array(0..<10) && page.space?[.shownRows] == "0:10/10")
  }

  @Test func windowFollowsItsRows() {
    let numbers = Numbers(1000)
    let page = page(numbers) { List(numbers.all, id: \.self) { Row(number: $0, numbers: numbers) } }
    page.show(500..<510)
    _ = page.takeOps()
    numbers.all.insert(-1, at: 0)
    page.host.flush()
    #expect(page.numbers == Array(500..<510) && page.space?[.shownRows] == "501:511/1001")
    #expect(page.takeOps().count == 1)
    numbers.all.removeSubrange(0..<6)
    page.host.flush()
    #expect(page.numbers == Array(500..<510) && page.space?[.shownRows] == "495:505/995")
    // A row inside is removed, and the one after the window appears.
    numbers.all.removeAll { $0 == 500 }
    page.host.flush()
    #expect(page.numbers == Array(501..<511))
  }

  @Test func focusedRowStaysUntilTheFocusMoves() throws {
    let numbers = Numbers(1000)
    let page = page(numbers) { List(numbers.all, id: \.self) { Row(number: $0, numbers: numbers) } }
    let field = try #require(page.first(.input, 3))
    let row = try #require(page.host.tree.all.first { $0.tag == .li && $0.all.contains(field) })
    page.host.dispatch(Event(field.id, .focus))
    page.show(500..<510, focused: row.id)
    #expect(page.numbers == [3] + Array(500..<510))
    #expect(page.space?[.shownRows] == "3:4,500:510/1000")
    page.host.dispatch(Event(field.id, .input("Hello", revision: 1)))
    #expect(page.first(.input)?.value?.text == "Hello")
    numbers.all.removeFirst(2)
    page.host.flush()
    #expect(page.numbers == [3] + Array(500..<510) && page.space?[.shownRows] == "1:2,498:508/998")
    numbers.all.removeAll { $0 == 3 }
    page.host.flush()
    #expect(page.numbers == Array(500..<510))
    page.show(0..<10, focused: NodeID(rawValue: 99_999))
    #expect(page.numbers == numbers.all[0..<10].map(\.self))
  }

  @Test func onlyTheShownElementsAreRead() {
    let read = Reads()
    let page = page(Numbers(0)) {
      List(CountedNumbers(count: 1_000_000, reads: read), id: \.self) { Text(verbatim: "\($0)") }
    }
    #expect(page.numbers.count == 10)
    #expect(read.count < 200)
  }

  @Test func requestsForOtherElementsAreRejected() {
    let numbers = Numbers(100)
    let page = page(numbers) { List { Button("0") {} } }
    let button = page.node(text: "0")?.id ?? .none
    #expect(page.host.dispatch(Event(button, .rows(0..<1, columns: 1, focused: nil))) == .unhandledKind)
  }

  @Test(arguments: 0..<40)
  func changesKeepTheWindowCorrect(seed: UInt64) {
    var random = Seeded(seed: seed)
    let numbers = Numbers(Int.random(in: 0..<100, using: &random))
    let page = page(numbers) {
      LazyVStack {
        Text("Start")
        ForEach(numbers.all, id: \.self) { Row(number: $0, numbers: numbers) }
        Text("End")
      }
    }
    for step in 0..<30 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: numbers.all.insert(1000 + step, at: Int.random(in: 0...numbers.all.count, using: &random))
      case 1: if let index = numbers.all.indices.randomElement(using: &random) { numbers.all.remove(at: index) }
      case 2: numbers.all.shuffle(using: &random)
      case 3: numbers.all = Array(numbers.all.prefix(Int.random(in: 0...100, using: &random)))
      case 4: numbers.all += (0..<30).map { 2000 + step * 100 + $0 }
      default:
        let start = Int.random(in: 0..<120, using: &random)
        let rows = page.host.tree.children[0].children
        page.show(
          start..<start + Int.random(in: 1..<60, using: &random), columns: Int.random(in: 1..<4, using: &random),
          focused: rows.randomElement(using: &random)?.id)
      }
      page.host.flush()
      let shown = page.space?[.shownRows] ?? "0:\(numbers.all.count)/\(numbers.all.count)"
      let parts = shown.split(separator: "/")
      let offsets = parts[0].split(separator: ",").flatMap { range in
        let bounds = range.split(separator: ":").compactMap { Int($0) }
        return Array(bounds[0]..<bounds[1])
      }
      #expect(Int(parts[1]) == numbers.all.count)
      #expect(page.numbers == offsets.map { numbers.all[$0] })
      #expect(page.texts.first == "Start" && page.texts.last == "End")
    }
    #expect(page.diagnostics.isEmpty)
    page.host.close()
    #expect(page.host.usage.nodes == 0)
  }
}

@MainActor
struct ScrollViewReaderTests {
  @Test func rowThatWasNeverShownIsScrolledTo() throws {
    let numbers = Numbers(50_000)
    let page = page(numbers) {
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo(40_000, anchor: .top) }
        List(numbers.all, id: \.self) { Text(verbatim: "\($0)") }
      }
    }
    _ = page.takeOps()
    page.press("Go")
    #expect(page.numbers.contains(40_000) && page.numbers.count == 10)
    let row = try #require(page.host.tree.all.first { $0.tag == .li && $0.all.contains { $0.text == "40000" } })
    #expect(page.takeOps().last == .scroll(row.id, anchor: .top, isAnimated: false))
    page.press("Go")
    #expect(page.takeOps() == [.scroll(row.id, anchor: .top, isAnimated: false)])
  }

  @Test func viewsWithIDsAreScrolledTo() throws {
    let numbers = Numbers(3)
    let page = page(numbers) {
      ScrollViewReader { proxy in
        Button("Add") {
          numbers.all.append(3)
          withAnimation { proxy.scrollTo(3) }
        }
        Button("End") { proxy.scrollTo("end", anchor: .bottom) }
        Button("Nothing") { proxy.scrollTo("3") }
        ForEach(numbers.all, id: \.self) { Text(verbatim: "\($0)") }
        Text("The end").id("end")
      }
    }
    _ = page.takeOps()
    page.press("Add")
    let added = try #require(page.node(text: "3"))
    #expect(page.takeOps().last == .scroll(added.id, anchor: nil, isAnimated: true))
    page.press("End")
    let end = try #require(page.node(text: "The end"))
    #expect(page.takeOps() == [.scroll(end.id, anchor: .bottom, isAnimated: false)])
    page.press("Nothing")
    #expect(page.takeOps() == [])
  }
}

/// A stack of which the view at the top is bound.
private struct Positioned: View {
  let numbers: Numbers
  var anchor: UnitPoint?
  @State private var position: Int?

  var body: some View {
    Text(verbatim: "at \(position.map(String.init) ?? "none")")
    Button("Go") { position = 40_000 }
    ScrollView {
      LazyVStack { ForEach(numbers.all, id: \.self) { Text(verbatim: "\($0)") } }.scrollTargetLayout()
    }
    .scrollPosition(id: $position, anchor: anchor)
  }
}

@MainActor
struct ScrollPositionTests {
  @Test func scrollingChangesTheBinding() throws {
    let numbers = Numbers(50_000)
    let page = page(numbers) { Positioned(numbers: numbers) }
    let targets = try #require(page.host.tree.all.first { $0[.anchor] != nil })
    #expect(targets[.anchor] == "0" && targets.events == .layout)
    let row = try #require(page.node(text: "7"))
    _ = page.takeOps()
    #expect(page.host.dispatch(Event(targets.id, .scroll(row.id))) == .handled)
    #expect(page.texts.contains("at 7"))
    // The page is there already.
    #expect(!page.takeOps().contains { if case .scroll = $0 { true } else { false } })
    #expect(page.host.dispatch(Event(targets.id, .scroll(NodeID(rawValue: 9_999)))) == .invalidPayload)
    #expect(page.texts.contains("at 7"))
  }

  @Test func newValueScrollsToItsView() throws {
    let numbers = Numbers(50_000)
    let page = page(numbers) { Positioned(numbers: numbers, anchor: .center) }
    _ = page.takeOps()
    page.press("Go")
    let row = try #require(page.node(text: "40000"))
    #expect(page.takeOps().last == .scroll(row.id, anchor: .center, isAnimated: false))
    #expect(page.host.tree.all.contains { $0[.anchor] == "500" })
  }

  @Test func targetsWithoutAnObserverReportNothing() throws {
    let page = page(Numbers(0)) {
      VStack { Text("1") }.scrollTargetLayout()
      VStack { Text("2") }.scrollTargetLayout(isEnabled: false)
    }
    #expect(page.host.tree.all.allSatisfy { $0[.anchor] == nil && $0.events.isEmpty })
    #expect(page.texts == ["1", "2"])
  }
}

/// Counts how often elements of a collection are read.
private final class Reads {
  var count = 0
}

private struct CountedNumbers: RandomAccessCollection {
  let count: Int
  let reads: Reads
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Int {
    reads.count += 1
    return position
  }
}

/// The SplitMix64 generator.
private struct Seeded: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
