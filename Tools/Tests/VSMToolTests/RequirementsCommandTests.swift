import Foundation
import StateGraphs
import Testing

@Suite(.timeLimit(.minutes(5)))
struct RequirementsCommandTests {
  private static let feature = "Feature: Blog\n\n  Scenario: Open\n    When I open the page\n"

  /// A coverage with an edge that a scenario takes, and two that none takes.
  private static func coverage() throws -> String {
    let edges = [
      StateGraph.Edge(from: "initialized", to: "loading", action: "appear"),
      StateGraph.Edge(from: "loading", to: "loaded", action: "load succeeds"),
      StateGraph.Edge(from: "loaded", to: "loading", action: #"tap "A|B""#),
    ]
    let graph = StateGraph(states: [StateGraph.State("initialized", isInitial: true)], edges: edges)
    let walk = StateGraph.Walk(
      scenario: "Blog: Open", steps: [.state("initialized", isImmediate: false), .state("loading", isImmediate: false)])
    return String(decoding: try JSONEncoder().encode(StateGraph.Coverage(of: graph, by: [walk])), as: UTF8.self)
  }

  @Test func edgesAreListedWithTheirScenarios() async throws {
    let run = try await ToolRun(
      ["requirements", "a.json", "--svg", "a.svg"], files: ["a.json": try Self.coverage(), "a.svg": ""])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("1 of 3 edges have a scenario.\n"))
    #expect(run.output.contains("| initialized | appear | loading | Blog: Open |"))
    #expect(run.output.contains(#"| loaded | tap "A\|B" | loading | **none** |"#))
    #expect(
      run.output.contains(
        "1. In loading, load succeeds leads to loaded\n\n```gherkin\nScenario: In loading, load succeeds leads to loaded\n"
      ))
    #expect(run.files["a.svg"]?.contains("<svg") == true)
  }

  @Test func aProposalIsAddedToTheFeature() async throws {
    let files = ["a.json": try Self.coverage(), "Blog.feature": Self.feature + "\n\n"]
    let run = try await ToolRun(["requirements", "a.json", "--accept", "2", "--into", "Blog.feature"], files: files)
    #expect(run.status == 0)
    #expect(run.output == "Added to Blog.feature: In loaded, tap \"A|B\" leads to loading\n")
    let text = try #require(run.files["Blog.feature"])
    #expect(
      text.hasPrefix(
        Self.feature + "\n  @pending\n  Scenario: In loaded, tap \"A|B\" leads to loading\n    When I open the page\n"))
    #expect(text.hasSuffix("    When I tap \"A|B\"\n    Then I should see the Loading screen\n"))
  }

  @Test func aProposalBelongsToNoRule() async throws {
    let rule = "  # Why it matters\n  @slow\n  Rule: Two\n\n    Scenario: Second\n      When I open the page\n"
    let files = ["a.json": try Self.coverage(), "Blog.feature": Self.feature + "\n" + rule]
    let options = ["--accept", "1", "--accept", "2", "--into", "Blog.feature"]
    let text = try #require(
      try await ToolRun(["requirements", "a.json"] + options, files: files).files["Blog.feature"])
    #expect(text.hasPrefix(Self.feature + "\n  @pending\n  Scenario: In loading"))
    #expect(text.hasSuffix("    Then I should see the Loading screen\n\n" + rule))
    let again = try await ToolRun(
      ["requirements", "a.json"] + options, files: ["a.json": Self.coverage(), "Blog.feature": text])
    #expect(again.status == 2)
    #expect(again.errors.contains("would have the scenario 'In loading, load succeeds leads to loaded' twice."))
  }

  @Test(arguments: [
    (["--accept", "1", "--accept", "1", "--into", "Blog.feature"], "twice"),
    (["--accept", "1", "--into", "Blog.feature", "--svg", "Blog.feature"], "without --svg"),
    (["--accept", "3", "--into", "Blog.feature"], "there is no proposal 3; there are 2."),
    (["--accept", "0", "--into", "Blog.feature"], "there is no proposal 0; there are 2."),
    (["--accept", "1"], "--accept and --into belong together"),
    (["--into", "Blog.feature"], "--accept and --into belong together"),
    (["--accept", "1", "--into", "Nowhere.feature"], "Nowhere.feature can't be read"),
    (["--accept", "1", "--into", "broken.feature"], "broken.feature is not a valid feature file"),
  ])
  func wrongArgumentsChangeNothing(options: [String], problem: String) async throws {
    let files = ["a.json": try Self.coverage(), "Blog.feature": Self.feature, "broken.feature": "Feature: A\n  @\n"]
    let run = try await ToolRun(["requirements", "a.json"] + options, files: files)
    #expect(run.status == 2)
    #expect(run.errors.contains(problem))
    #expect(run.files == files)
  }

  @Test func aFileThatIsNoCoverageIsExplained() async throws {
    let run = try await ToolRun(["requirements", "a.json"], files: ["a.json": "{}"])
    #expect(run.errors == "vsm: error: a.json is not a coverage: write it with 'coverage.write(to:)' in a test.\n")
    #expect(try await ToolRun("requirements", "b.json").status == 2)
  }
}
