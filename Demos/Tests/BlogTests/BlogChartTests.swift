import Blog
import Charts
import Testing
import VSMTesting

/// Explores the whole feature.
@MainActor struct BlogChartTests {
  private struct API: BlogAPI {
    let load = Steered<Int, Post>("load")
    let delete = Steered<Int, Void>("delete")

    @MainActor init(_ steering: Steering) {
      steering.add(load, answers: ["succeeds": .success(.kettle), "fails": .failure(Unavailable())])
      steering.add(delete, answers: ["succeeds": .success(()), "fails": .failure(Unavailable())])
    }

    func post(id: Int) async throws -> Post { try await load(id) }
    func deletePost(id: Int) async throws { try await delete(id) }
    /// Saving a note doesn't change the state.
    func saveNote(_ note: String, postID: Int) async throws {}
  }

  private func exploration() async -> Exploration {
    await Exploration(texts: ["Note": ["coffee"]]) { steering in
      let api = API(steering)
      return BlogView(postID: 1, builder: BlogModelBuilder(api: api, autosaver: NoteAutosaver(api: api)))
    }
  }

  @Test func onlyTheDeletedPostIsAFinalState() async throws {
    let exploration = await exploration()
    exploration.expect(.everyErrorCanBeRetried, .nothingTypedIsLost)
    exploration.expectNoFindings { $0.kind == .noWayOut("deleted") }
    #expect(exploration.findings.count == 1)
    try Chart(of: exploration.graph, named: "blog", title: "The states of the blog").write()
  }

  @Test func everyEdgeHasAScenario() async throws {
    let coverage = try await Requirements().coverage(of: exploration().graph, with: blogSteps) { BlogWorld() }
    coverage.expectAll()
    try Chart.write(coverage, named: "blog", title: "The states of the blog, and the edges that scenarios take")
  }
}
