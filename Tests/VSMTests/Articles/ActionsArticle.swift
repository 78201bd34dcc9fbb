// The code of the article Actions.md.

import CombineShim
import SwiftUIShim
import Testing
import VSMTesting

@testable import VSM

/// A source of departures.
protocol Timetable: Sendable {
  func departures(from stop: String) async -> [String]
  func changes(at stop: String) -> AnyPublisher<[String], Never>
}

enum BoardViewState: Equatable {
  case closed
  case loading
  case open([String])
}

// snippet.model
struct BoardModel {
  let stop: String
  let timetable: any Timetable

  func close() -> BoardViewState {
    .closed
  }

  func load() async -> BoardViewState {
    .open(await timetable.departures(from: stop))
  }

  func follow() -> AnyPublisher<BoardViewState, Never> {
    timetable.changes(at: stop)
      .map { .open($0) }
      .eraseToAnyPublisher()
  }

  func reload() -> StateSequence<BoardViewState> {
    StateSequence(.loading) { await load() }
  }
}
// snippet.end

// snippet.stateless
extension BoardModel {
  func print(on printer: any Printer) {
    printer.print("Departures from \(stop)")
  }
}
// snippet.end

protocol Printer {
  func print(_ text: String)
}

struct PrintButton: View {
  let model: BoardModel
  let printer: any Printer

  var body: some View {
    // snippet.direct
    Button("Print") { model.print(on: printer) }
    // snippet.end
  }
}

struct BoardView: View {
  @ViewState var state: BoardViewState
  let model: BoardModel

  init(container: StateContainer<BoardViewState>, model: BoardModel) {
    _state = ViewState(container: container)
    self.model = model
  }

  var body: some View {
    VStack {
      // snippet.calls
      Button("Close") { $state.observe(model.close()) }
      Button("Load") { $state.observe { await model.load() } }
      Button("Follow") { $state.observe(model.follow()) }
      Button("Reload") { $state.observe(model.reload()) }
      // snippet.end
      // snippet.functions
      Button("Load later") { $state.observe(model.load) }
      // snippet.end
    }
    // snippet.refresh
    .task { await $state.refresh(model.load) }
    // snippet.end
  }
}

// snippet.search
struct StopSearchViewState: Equatable {
  var text = ""
  var order = Order.name
  var results: [String] = []

  enum Order { case name, distance }

  func searching(for text: String) -> StopSearchViewState {
    StopSearchViewState(text: text, order: order, results: Stops.named(text))
  }

  func ordered(by order: Order) -> StopSearchViewState {
    StopSearchViewState(text: text, order: order, results: results)
  }
}
// snippet.end

enum Stops {
  static func named(_ text: String) -> [String] { ["Harbour", "Station"].filter { $0.hasPrefix(text) } }
}

// snippet.bindings
struct StopSearchView: View {
  @ViewState var state = StopSearchViewState()

  var body: some View {
    TextField("Stop", text: $state.bind(\.text, to: { $0.searching(for: $1) }))
    Picker("Order", selection: $state.bind(\.order, to: StopSearchViewState.ordered)) {
      Text("Name").tag(StopSearchViewState.Order.name)
      Text("Distance").tag(StopSearchViewState.Order.distance)
    }
    ForEach(state.results, id: \.self) { Text($0) }
  }
}
// snippet.end

// snippet.pause
struct StopFilter: View {
  @ViewState var state = StopSearchViewState()

  var body: some View {
    TextField(
      "Stop",
      text: $state.bind(\.text, to: { $0.searching(for: $1) }, debounced: .milliseconds(300))
    )
    ForEach(state.results, id: \.self) { Text($0) }
  }
}
// snippet.end

final class FixedTimetable: Timetable {
  func departures(from stop: String) async -> [String] { ["12:05 \(stop)"] }
  func changes(at stop: String) -> AnyPublisher<[String], Never> { Just(["12:07 \(stop)"]).eraseToAnyPublisher() }
}

@MainActor
struct ActionsArticleTests {
  private let container = StateContainer(state: BoardViewState.closed)
  private let model = BoardModel(stop: "Harbour", timetable: FixedTimetable())

  @Test func newestActionSupersedes() async {
    let gate = Gate()
    // snippet.newest
    container.observe {
      await gate.pass()
      return .open([])
    }
    container.observe(.closed)
    // snippet.end
    gate.open()
    await passTurn()
    #expect(container.state == .closed)
  }

  @Test func leadingStatesAreAppliedBeforeReturn() {
    container.observe {
      await Gate().pass()
      return .closed
    }
    container.observe(model.follow())
    #expect(container.state == .open(["12:07 Harbour"]))
  }

  @Test func debouncedActionIsEvaluatedWhenItIsDue() async {
    let clock = TestClock()
    let container = StateContainer(state: StopSearchViewState(), clock: clock)
    for text in ["H", "Ha", "Har"] {
      // snippet.debounced
      container.observe(container.state.searching(for: text), debounced: .milliseconds(300))
      // snippet.end
    }
    await clock.advance(by: .milliseconds(299))
    #expect(container.state.text == "")
    await clock.advance(by: .milliseconds(1))
    #expect(container.state == StopSearchViewState(text: "Har", results: ["Harbour"]))
  }

  #if !canImport(SwiftUI) || PortableUI
    @Test(arguments: [
      ("Close", BoardViewState.closed), ("Load", .open(["12:05 Harbour"])),
      ("Load later", .open(["12:05 Harbour"])), ("Follow", .open(["12:07 Harbour"])),
      ("Reload", .open(["12:05 Harbour"])),
    ])
    func viewCanObserveEachShape(button: String, state: BoardViewState) async throws {
      let page = HeadlessPage { BoardView(container: container, model: model) }
      await page.settle()
      try page.tap(button)
      await page.settle()
      #expect(container.state == state)
      page.close()
    }

    @Test func bindingObservesAnAction() async throws {
      let page = HeadlessPage { StopSearchView() }
      try page.type("Sta", into: "Stop")
      await page.settle()
      #expect(page.shows("Station"))
    }

    @Test func debouncedBindingObservesAnActionAfterAPause() async throws {
      let clock = TestClock()
      let page = HeadlessPage(clock: clock) { StopFilter() }
      try page.type("Sta", into: "Stop")
      await page.settle()
      #expect(try page.value(of: "Stop") == "Sta")
      #expect(!page.shows("Station"))
      await clock.advance(by: .milliseconds(300))
      await page.settle()
      #expect(page.shows("Station"))
    }
  #endif
}
