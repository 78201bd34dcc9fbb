import Testing
import VSM
import VSMTesting

@testable import Search

@MainActor struct SearchViewStateTests {
  private typealias State = SearchViewState

  private let posts = SteeredSearch()
  private let clock = TestClock()
  private let container: StateContainer<State>
  private let journey: Journey<State>

  init() {
    container = StateContainer(state: State(posts: posts), clock: clock)
    journey = Journey(of: container, clock: clock)
  }

  private func search(_ query: String) {
    container.observe(container.state.typed(query))
    container.observe(container.state.search())
  }

  private func found(_ posts: FoundPost...) -> ExpectedState<State> {
    .state("found") { (found: [FoundPost]) in #expect(found == posts) }
  }

  /// Searches with an immediate answer.
  private func find() async {
    search("ket")
    await journey.expect(.state("none").with(\.query, "ket"))
    posts.answer(.kettle)
    await journey.expect(found(.kettle))
  }

  @Test func quickResponseShowsNoIndicator() async {
    await find()
    await journey.advance(by: .seconds(5))
    await journey.expect()
  }

  @Test func slowSearchShowsTheIndicatorForTheMinimum() async {
    search("ket")
    await journey.expect("none")
    await journey.advance(by: .milliseconds(199))
    await journey.expect()
    await journey.advance(by: .milliseconds(1))
    await journey.expect("searching")
    posts.answer(.kettle)
    await journey.advance(by: .milliseconds(499))
    await journey.expect()
    await journey.advance(by: .milliseconds(1))
    await journey.expect(found(.kettle))
  }

  @Test func resultsAreKeptUntilNewOnesArrive() async {
    await find()
    search("let")
    await journey.expect(.state("found").with(\.query, "let"))
    posts.answer(.letter)
    await journey.expect(found(.letter))
  }

  @Test(arguments: ["", "  "]) func emptyTextStartsNoSearch(query: String) async {
    await find()
    search(query)
    await journey.expect("found", .state("none").with(\.query, query))
    #expect(posts.asked == ["ket"])
  }

  @Test func retryRepeatsTheSearchAndShowsTheIndicatorImmediately() async throws {
    search(" ket")
    posts.fail()
    await journey.expect(
      "none",
      .state("failed").with(\.query, " ket").with(\State.ErrorModel.message, "The search failed. No connection."))
    container.observe(try journey.model(State.ErrorModel.self).retry())
    await journey.expect(.state("searching").with(\.query, " ket"))
    #expect(posts.asked == ["ket", "ket"])
    posts.answer(.kettle)
    await journey.advance(by: .milliseconds(500))
    await journey.expect(found(.kettle))
  }

  @Test func retryAfterTypingSearchesForWhatWasTyped() async throws {
    search("ket")
    posts.fail()
    await journey.expect("none", "failed")
    container.observe(container.state.typed("let"))
    container.observe(try journey.model(State.ErrorModel.self).retry())
    await journey.expect(.state("failed").with(\.query, "let"), .state("searching").with(\.query, "let"))
    #expect(posts.asked == ["ket", "let"])
    posts.answer(.letter)
    await journey.advance(by: .milliseconds(500))
    await journey.expect(found(.letter))
  }

  @Test func supersededResponseChangesNothing() async {
    search("ket")
    await journey.expect("none")
    search("let")
    await journey.expect("none")
    posts.answer(.kettle)
    await journey.expect()
    posts.answer(.letter)
    await journey.expect(found(.letter))
  }
}
