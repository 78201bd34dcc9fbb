// The code of the article Debugging.md.

import SwiftUIShim
import Testing
import VSMTesting

@testable import VSM

private enum TideViewState {
  case initialized
  case loaded(height: Double)
}

private struct TideView: View {
  @ViewState var state = TideViewState.initialized

  // snippet.one
  var body: some View {
    Button("Load") { $state.observe { await load() } }
      .onAppear { $state.startLogging() }
  }
  // snippet.end

  private func load() async -> TideViewState { .loaded(height: 2.4) }
}

// snippet.observer
@MainActor final class Route: StateContainerObserver {
  private(set) var states: [String] = []

  func stateChanged(_ change: StateChange) {
    states.append("\(change.container): \(change.name)")
  }
}
// snippet.end

// snippet.intervals
@MainActor final class ActionIntervals<Interval>: StateContainerObserver {
  private let begin: (ObservedAction) -> Interval
  private let end: (Interval, ActionOutcome) -> Void
  private var intervals: [ObservedAction: Interval] = [:]

  init(begin: @escaping (ObservedAction) -> Interval, end: @escaping (Interval, ActionOutcome) -> Void) {
    self.begin = begin
    self.end = end
  }

  func actionBegan(_ action: ObservedAction) { intervals[action] = begin(action) }

  func actionEnded(_ action: ObservedAction, outcome: ActionOutcome) {
    if let interval = intervals.removeValue(forKey: action) { end(interval, outcome) }
  }
}
// snippet.end

@MainActor
struct DebuggingArticleTests {
  @Test func eachActionIsAnInterval() async {
    var lines: [String] = []
    let intervals = ActionIntervals {
      "\($0.shape)"
    } end: {
      lines.append("\($0) \($1)")
    }
    let registration = StateContainerObservers.add(intervals)
    let container = StateContainer(state: TideViewState.initialized)
    await container.refresh { .loaded(height: 2.4) }
    registration.cancel()
    #expect(lines.contains("async finished"), "\(lines)")
  }

  @Test func everyContainerCanBeLogged() {
    // snippet.all
    StateLog.start()
    // snippet.end
    #expect(StateLogger.shared.isListening)
    StateLog.stop()
    #expect(!StateLogger.shared.isListening)
  }

  @Test func observerIsNotifiedOfStates() {
    // snippet.registration
    let route = Route()
    let registration = StateContainerObservers.add(route)
    // snippet.end
    let container = StateContainer(state: TideViewState.initialized)
    container.observe(.loaded(height: 2.4))
    #expect(route.states.suffix(1) == ["\(container.id): loaded"])
    registration.cancel()
  }

  @Test func toolCanRestoreAState() {
    let route = Route()
    let registration = StateContainerObservers.add(route)
    let container = StateContainer(state: TideViewState.initialized)
    container.observe(.loaded(height: 2.4))
    // snippet.back
    container.id.observe(TideViewState.initialized)
    // snippet.end
    #expect(route.states.suffix(1) == ["\(container.id): initialized"])
    registration.cancel()
  }

  #if !canImport(SwiftUI) || PortableUI
    @Test func viewCanLogItsContainer() async throws {
      let lines = Lines()
      let page = lines.use { HeadlessPage { TideView() } }
      try page.tap("Load")
      await page.settle()
      #expect(lines.all.count == 4)
      #expect(lines.all.last?.hasPrefix("async finished (DebuggingArticle.swift:") == true)
      page.close()
    }
  #endif
}
