import FeatureSources
import Foundation
import StateGraphs
import Testing

@testable import Behavior

/// Compares what the sources of the demos say with what was found by exploring them.
struct DemoBehaviorTests {
  private static let demos = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../Demos/Sources"
  )
  .standardized

  private func feature(_ name: String, in module: String) throws -> Behavior {
    let files = try SourceFinder.files(in: [Self.demos.appending(path: module).path]).map { try SourceFile(path: $0) }
    return try #require(Behavior.all(in: files).first { $0.name == name })
  }

  private func differences(_ name: String, in module: String, from chart: String) throws -> [String] {
    let json = try Data(contentsOf: Self.demos.appending(path: "gallery/Charts/\(chart).json"))
    let explored = try JSONDecoder().decode(StateGraph.self, from: json)
    return ExplorationComparison(source: try feature(name, in: module).graph, explored: explored).differences
  }

  @Test(arguments: [
    ("BlogViewState", "Blog", "blog"), ("LoadUserProfileViewState", "UserProfile", "user-profile"),
    ("EditUserProfileViewState", "UserProfile", "user-profile"), ("CheckoutViewState", "Shopping", "checkout"),
  ])
  func sourceAndExplorationAgree(feature: String, module: String, chart: String) throws {
    #expect(try differences(feature, in: module, from: chart) == [])
  }

  /// The page closes once a to-do is saved, so that the exploration does not see that state.
  @Test func stateThatClosesThePageIsOnlyInTheSource() throws {
    #expect(
      try differences("AddViewState", in: "ToDoVSM", from: "to-do-add") == [
        "Not explored: then in saving, which leads to saved in the source."
      ])
  }

  /// Each error has an action to retry of its own, although all have the same type.
  @Test func closureOfAModelIsAnActionOfTheStateThatContainsIt() throws {
    let feature = try feature("FavoriteButtonViewState", in: "Shopping")
    let failed = try #require(feature.states.first { $0.name == "failed" })
    #expect(failed.actions.map(\.name) == ["retry"])
    #expect(Set(failed.actions.flatMap(\.ways).flatMap(\.leading)) == [["loading"], ["saving"]])
    let checkout = try self.feature("CheckoutViewState", in: "Shopping")
    #expect(checkout.states.first { $0.name == "failed" }?.actions.first?.ways.map(\.leading) == [[["placing"]]])
  }
}
