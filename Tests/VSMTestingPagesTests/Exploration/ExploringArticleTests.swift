import StateGraphs
import Testing
import VSMTestingPages

/// The code of the article on exploring.
@MainActor struct ExploringArticleTests {
  // snippet.explore
  @Test func everyStateIsReachedAndCanBeLeft() async {
    let exploration = await Exploration(limits: .init(depth: 6)) { steering in
      SoundView(steering: steering)
    }
    #expect(exploration.findings.isEmpty)
    #expect(exploration.graph.path(to: "failed")?.count == 2)
  }
  // snippet.end

  // snippet.except
  @Test func aListThatKeepsSearchingIsExcepted() async {
    let exploration = await Exploration { steering in NestedSearchView(steering) }
    exploration.expectNoFindings { $0.kind == .looksBusy("searching · idle") }
  }
  // snippet.end

  // snippet.compare
  @Test func theRetryIsMissed() async {
    let exploration = await Exploration(limits: .init(depth: 6)) { SoundView(steering: $0) }
    let before = exploration.graph
    let after = StateGraph(states: before.states, edges: before.edges.filter { $0.action != "tap \"Retry\"" })

    #expect(
      after.changes(since: before).map(\.description) == [
        "removes the only way out of failed", "removes tap \"Retry\" in failed, which led to saving",
      ])
  }
  // snippet.end
}
