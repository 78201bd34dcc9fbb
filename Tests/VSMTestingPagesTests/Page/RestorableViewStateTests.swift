// Where SwiftUI provides the views, a headless page cannot show them.
#if !canImport(SwiftUI) || PortableUI
  import Foundation
  import SwiftUIShim
  import Testing
  import VSM
  import VSMTestingPages

  private struct Draft: Codable, Equatable {
    var title: String
    var count = 0
  }

  private enum DraftState: RestorableState {
    case loading
    case editing(Draft)
    case saving(Draft)
    case done

    var restoration: Restoration<Draft> {
      switch self {
      case .loading, .done: .startsAnew
      case .editing(let draft): .value(draft)
      case .saving(let draft): .interrupted(draft)
      }
    }
  }

  private struct DraftView: View {
    @RestorableViewState var state: DraftState
    let load: @MainActor () async -> DraftState

    init(
      key: String = "draft", load: @escaping @MainActor () async -> DraftState = { .editing(Draft(title: "loaded")) }
    ) {
      _state = RestorableViewState(wrappedValue: .loading, key) { .editing($0) }
      self.load = load
    }

    var body: some View {
      switch state {
      case .loading: ProgressView().onAppear { $state.observe { await load() } }
      case .editing(let draft):
        Text("\(draft.title) \(draft.count)")
        Button("Add") { $state.observe(.editing(Draft(title: draft.title, count: draft.count + 1))) }
        Button("Save") { $state.observe(.saving(draft)) }
      case .saving(let draft):
        Text("Saving \(draft.title)")
        Button("Finish") { $state.observe(.done) }
      case .done: Text("Done")
      }
    }
  }

  @MainActor
  struct RestorableViewStateTests {
    @Test func thePageContinuesWithTheState() async throws {
      let page = HeadlessPage { DraftView() }
      await page.settle()
      try page.tap("Add")
      try page.tap("Add")
      let restarted = HeadlessPage { DraftView() }
      restarted.restoreStates(of: page)
      #expect(restarted.shows("loaded 2"))
      try restarted.tap("Add")
      #expect(restarted.shows("loaded 3"))
    }

    @Test func theKeptStateSupersedesTheFirstAction() async throws {
      let page = HeadlessPage { DraftView() }
      await page.settle()
      try page.tap("Add")
      let restarted = HeadlessPage { DraftView(load: { .editing(Draft(title: "newer")) }) }
      restarted.restoreStates(of: page)
      await restarted.settle()
      #expect(restarted.shows("loaded 1"))
    }

    @Test func anActionThatWasUnderWayReturnsToItsState() async throws {
      let page = HeadlessPage { DraftView() }
      await page.settle()
      try page.tap("Save")
      #expect(page.shows("Saving loaded"))
      let restarted = HeadlessPage { DraftView() }
      restarted.restoreStates(of: page)
      #expect(restarted.shows("loaded 0"))
    }

    @Test func aStateOfWhichNothingIsKeptRemovesTheKeptOne() async throws {
      let page = HeadlessPage { DraftView() }
      await page.settle()
      #expect(page.savedState(for: "draft")?.hasPrefix("1 {") == true)
      try page.tap("Save")
      try page.tap("Finish")
      #expect(page.savedState(for: "draft") == nil)
    }

    @Test func aViewThatLeavesThePageKeepsNothing() async throws {
      struct Outer: View {
        @State private var isShown = true
        var body: some View {
          Button("Hide") { isShown.toggle() }
          if isShown { DraftView() }
        }
      }
      let page = HeadlessPage { Outer() }
      await page.settle()
      #expect(page.savedState(for: "draft") != nil)
      try page.tap("Hide")
      #expect(page.savedState(for: "draft") == nil)
      try page.tap("Hide")
      await page.settle()
      #expect(page.shows("loaded 0"))
    }

    @Test func aViewInsideARestoredStateIsRestoredToo() async throws {
      enum OuterState: RestorableState {
        case closed, open
        var restoration: Restoration<Bool> {
          switch self {
          case .closed: .startsAnew
          case .open: .value(true)
          }
        }
      }
      struct Outer: View {
        @RestorableViewState var state: OuterState
        init() { _state = RestorableViewState(wrappedValue: .closed, "outer") { _ in .open } }
        var body: some View {
          switch state {
          case .closed: Button("Open") { $state.observe(.open) }
          case .open: DraftView()
          }
        }
      }
      let page = HeadlessPage { Outer() }
      try page.tap("Open")
      await page.settle()
      try page.tap("Add")
      let restarted = HeadlessPage { Outer() }
      restarted.restoreStates(of: page)
      #expect(restarted.shows("loaded 1"))
    }

    @Test func viewsWithDifferentKeysHaveTheirOwnStates() async throws {
      struct List: View {
        var body: some View {
          ForEach(0..<3) { DraftView(key: "draft-\($0)") }
        }
      }
      let page = HeadlessPage { List() }
      await page.settle()
      try page.restoreText(#"1 {"title":"kept","count":7}"#, for: StorageKey("draft-1", in: .sealed))
      let restarted = HeadlessPage { List() }
      restarted.restoreStates(of: page)
      await restarted.settle()
      #expect(restarted.shows("kept 7") && restarted.shows("loaded 0"))
    }

    @Test(arguments: [
      "", "1", "1 ", "1 {}", "2 {\"title\":\"a\",\"count\":1}", "x {\"title\":\"a\",\"count\":1}", "1 null",
    ])
    func aTextThatIsNoStateHasNoEffect(text: String) async throws {
      let page = HeadlessPage { DraftView() }
      #expect(throws: PageError.self) { try page.restoreText(text, for: StorageKey("draft", in: .sealed)) }
      await page.settle()
      #expect(page.shows("loaded 0"))
    }

    @Test func aStateThatIsTooLongIsReportedAndNotKept() async throws {
      let page = HeadlessPage { DraftView(load: { .editing(Draft(title: String(repeating: "x", count: 33_000))) }) }
      await page.settle()
      #expect(page.savedState(for: "draft") == nil)
      #expect(page.diagnostics.map(\.kind) == [.storedValueTooLong])
    }

    @Test func aValueThatOutgrowsThePageReplacesNothing() throws {
      struct Note: View {
        @RestorableValue("note") private var text = ""
        var body: some View { TextField("Note", text: $text) }
      }
      let page = HeadlessPage { Note() }
      try page.type("short", into: "Note")
      #expect(page.savedState(for: "note") == #""short""#)
      try page.type(String(repeating: "x", count: 33_000), into: "Note")
      #expect(page.savedState(for: "note") == nil)
      #expect(page.diagnostics.map(\.kind) == [.storedValueTooLong])
      try page.type("short again", into: "Note")
      #expect(page.savedState(for: "note") == #""short again""#)
    }

    @Test func aTextThatIsNoStateDoesNotReplaceTheSavedOne() async throws {
      let page = HeadlessPage { DraftView() }
      await page.settle()
      let saved = try #require(page.savedState(for: "draft"))
      #expect(throws: PageError.self) { try page.restoreText("1 {}", for: StorageKey("draft", in: .sealed)) }
      #expect(page.savedState(for: "draft") == saved)
    }

    @Test func theFirstStateIsKeptIfItHasAValue() throws {
      let page = HeadlessPage { NumberView() }
      #expect(page.savedState(for: "number") == "2 0")
    }

    @Test func aViewThatMovesKeepsTheStateOfItsNewPlace() async throws {
      struct Outer: View {
        @State private var isLow = false
        var body: some View {
          Button("Move") { isLow.toggle() }
          if !isLow { DraftView() }
          Divider()
          if isLow { DraftView() }
        }
      }
      let page = HeadlessPage { Outer() }
      await page.settle()
      for _ in 0..<2 {
        try page.tap("Add")
        #expect(page.savedState(for: "draft")?.contains(#""count":1"#) == true)
        try page.tap("Move")
        await page.settle()
        #expect(page.savedState(for: "draft")?.contains(#""count":0"#) == true)
      }
    }

    @Test func anOlderViewWithTheSameKeyKeepsItsStateWhenTheNewerLeaves() async throws {
      struct Outer: View {
        @State private var showsOther = false
        var body: some View {
          DraftView()
          Button("Other") { showsOther.toggle() }
          if showsOther { NumberView(key: "draft") }
        }
      }
      let page = HeadlessPage { Outer() }
      await page.settle()
      let saved = try #require(page.savedState(for: "draft"))
      try page.tap("Other")
      #expect(page.savedState(for: "draft") == "2 0")
      try page.tap("Other")
      #expect(page.savedState(for: "draft") == saved)
      try page.tap("Add")
      #expect(page.savedState(for: "draft") != saved)
    }

    @Test func aValueOfAnEarlierVersionIsMigrated() throws {
      let page = HeadlessPage { NumberView() }
      try page.restoreText("1 21", for: StorageKey("number", in: .sealed))
      #expect(page.shows("Number 42"))
    }

    @Test func aValueThatCannotBeMigratedHasNoEffect() throws {
      for text in ["3 21", "1 true", "0 1"] {
        let page = HeadlessPage { NumberView() }
        #expect(throws: PageError.self) { try page.restoreText(text, for: StorageKey("number", in: .sealed)) }
        #expect(page.shows("Number 0"))
      }
    }

    @Test func thePageReleasesTheStates() async throws {
      weak var released: StateContainer<DraftState>?
      do {
        let view = DraftView()
        released = view.$state
        let page = HeadlessPage { view }
        await page.settle()
        #expect(page.shows("loaded 0"))
        page.close()
      }
      #expect(released == nil)
    }
  }

  private struct NumberState: RestorableState {
    var number: Int
    var restoration: Restoration<Int> { .value(number) }
    static let restorationVersion = 2

    /// The first version kept half of the number.
    static func restorationValue(from json: Data, version: Int) throws -> Int? {
      version == 1 ? try JSONDecoder().decode(Int.self, from: json) * 2 : nil
    }
  }

  private struct NumberView: View {
    @RestorableViewState var state: NumberState
    init(key: String = "number") {
      _state = RestorableViewState(wrappedValue: NumberState(number: 0), key) { NumberState(number: $0) }
    }
    var body: some View { Text("Number \(state.number)") }
  }
#endif
