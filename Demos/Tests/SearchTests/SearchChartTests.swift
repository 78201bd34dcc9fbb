import Charts
import Foundation
import Search
import SwiftUIShim
import Testing
import VSMTesting

/// Explores the whole feature.
@MainActor struct SearchChartTests {
  private struct Posts: PostSearching {
    let search = Steered<String, [FoundPost]>("search")

    @MainActor init(_ steering: Steering) {
      steering.add(search, answers: ["succeeds": .success([.kettle]), "fails": .failure(Unavailable())])
    }

    func posts(matching text: String) async throws -> [FoundPost] { try await search(text) }
  }

  private static func search(_ steering: Steering) -> some View {
    SearchView(posts: Posts(steering)) { URL(string: "/blog/\($0.id)")! }
  }

  @Test func everyStateIsReachedAndCanBeLeftWithoutWaiting() async {
    let exploration = await Exploration(texts: ["Words in a post": ["ket", ""]], feature: Self.search)
    exploration.expect(.everyErrorCanBeRetried, .nothingTypedIsLost)
    exploration.expectNoFindings()
  }

  @Test func chartIsDrawnWithWaiting() async throws {
    let exploration = await Exploration(
      texts: ["Words in a post": ["ket", ""]], isPatient: true, feature: Self.search)
    exploration.expect(.everyErrorCanBeRetried, .nothingTypedIsLost)
    exploration.expectNoFindings()
    try Chart(of: exploration.graph, named: "search", title: "The states of the search").write()
  }
}
