import Foundation
import Gherkin
import Testing
import VSMTesting

@testable import Search

/// The scenarios of the feature file.
@MainActor struct SearchRequirementsTests {
  @Test(arguments: try Requirements().scenarios)
  func search(_ scenario: Requirements.Scenario) async throws {
    try await scenario.run(in: SearchWorld(), with: searchSteps)
  }
}

@MainActor final class SearchWorld: PageWorld, TimedWorld {
  let clock = TestClock()
  let posts = PostsInMemory()
  var page: HeadlessPage?
}

/// A search with a simulated connection.
@MainActor final class PostsInMemory: PostSearching {
  var titles: [String] = []
  var isConnected = true
  /// Waits before each answer.
  var delay: () async throws -> Void = {}
  private(set) var asked: [String] = []

  @MainActor func posts(matching text: String) async throws -> [FoundPost] {
    asked.append(text)
    try await delay()
    guard isConnected else { throw Unavailable() }
    return titles.enumerated().filter { $0.element.localizedCaseInsensitiveContains(text) }
      .map { FoundPost(id: $0.offset, title: $0.element) }
  }
}

let searchSteps = Steps<SearchWorld> {
  Steps.page
  Steps.time
  Given("there are the posts") { (world, table: DataTable) in
    world.posts.titles = table.records.compactMap { $0["title"] }
  }
  Given("I am connected to the internet") { world in world.posts.isConnected = true }
  Given("I am not connected to the internet") { world in world.posts.isConnected = false }
  Given("a search takes {int} second(s)") { (world, seconds: Int) in
    world.posts.delay = { [clock = world.clock] in try await clock.sleep(for: .seconds(seconds)) }
  }
  When("I (have )open(ed) the search") { world in
    world.page = HeadlessPage(clock: world.clock) { [posts = world.posts] in
      SearchView(posts: posts) { URL(string: "/blog/\($0.id)")! }
    }
  }
  Then("only {string} should have been searched for") { (world, text: String) in
    let asked = world.posts.asked
    if asked != [text] { throw StepFailure("What was searched for is \(asked).") }
  }
}
