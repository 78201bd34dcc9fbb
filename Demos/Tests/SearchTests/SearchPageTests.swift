import Foundation
import Testing
import VSMTesting

@testable import Search

/// Tests of the page through its controls.
@MainActor struct SearchPageTests {
  private let posts = SteeredSearch()
  private let clock = TestClock()
  private let page: HeadlessPage

  init() {
    page = HeadlessPage(clock: clock) { [posts] in SearchView(posts: posts) { URL(string: "/blog/\($0.id)")! } }
  }

  private func type(_ text: String) throws {
    try page.type(text, into: "Words in a post")
  }

  private var links: [String] { page.findAll(.role(.link)).map(\.name) }

  @Test func onlyTheLastOfQuickKeystrokesStartsASearch() async throws {
    #expect(page.shows("Nothing is searched for."))
    for text in ["k", "ke", "ket"] {
      try type(text)
      await clock.advance(by: .milliseconds(299))
    }
    #expect(posts.asked == [])
    await clock.advance(by: .milliseconds(1))
    #expect(posts.asked == ["ket"])
    #expect(try page.value(of: "Words in a post") == "ket")
    posts.answer(.kettle)
    await page.settle()
    #expect(links == ["The kettle"])
  }

  @Test func quickResponseShowsNoIndicator() async throws {
    try type("ket")
    await clock.advance(by: .milliseconds(300))
    await clock.advance(by: .milliseconds(199))
    #expect(page.findAll(.role(.progressbar)).isEmpty)
    posts.answer(.kettle)
    await page.settle()
    #expect(links == ["The kettle"])
    await clock.advance(by: .seconds(5))
    #expect(page.findAll(.role(.progressbar)).isEmpty)
  }

  @Test func shownIndicatorStaysForTheMinimum() async throws {
    try type("ket")
    await clock.advance(by: .milliseconds(500))
    _ = try page.find(.role(.progressbar, name: "Searching"))
    posts.answer(.kettle)
    await page.settle()
    await clock.advance(by: .milliseconds(499))
    _ = try page.find(.role(.progressbar, name: "Searching"))
    await clock.advance(by: .milliseconds(1))
    #expect(page.findAll(.role(.progressbar)).isEmpty)
    #expect(links == ["The kettle"])
  }

  @Test func responseToAnEarlierSearchIsNotShown() async throws {
    try type("ket")
    await clock.advance(by: .milliseconds(300))
    try type("let")
    await clock.advance(by: .milliseconds(300))
    #expect(posts.asked == ["ket", "let"])
    posts.answer(.kettle)
    await page.settle()
    #expect(links == [])
    posts.answer(.letter)
    await page.settle()
    await clock.advance(by: .seconds(1))
    #expect(links == ["A letter"])
  }

  @Test func failedSearchOffersARetry() async throws {
    try type("ket")
    await clock.advance(by: .milliseconds(300))
    posts.fail()
    await page.settle()
    #expect(page.shows("The search failed. No connection."))
    try page.tap("Retry")
    await page.settle()
    #expect(posts.asked == ["ket", "ket"])
    _ = try page.find(.role(.progressbar, name: "Searching"))
    posts.answer()
    await clock.advance(by: .milliseconds(500))
    await page.settle()
    #expect(page.shows("No post has “ket” in it."))
  }

  @Test func retrySoonAfterTypingSearchesForWhatWasTyped() async throws {
    try type("ket")
    await clock.advance(by: .milliseconds(300))
    posts.fail()
    await page.settle()
    try type("let")
    try page.tap("Retry")
    await page.settle()
    #expect(posts.asked == ["ket", "let"])
    #expect(try page.value(of: "Words in a post") == "let")
    posts.answer(.letter)
    await clock.advance(by: .milliseconds(500))
    await page.settle()
    #expect(links == ["A letter"])
    #expect(posts.asked == ["ket", "let"])
  }

  @Test func emptyFieldStartsNoSearch() async throws {
    try type("ket")
    await clock.advance(by: .milliseconds(300))
    posts.answer(.kettle)
    await page.settle()
    try type("  ")
    await clock.advance(by: .milliseconds(300))
    #expect(posts.asked == ["ket"])
    #expect(links == [])
    #expect(page.shows("Nothing is searched for."))
    #expect(try page.value(of: "Words in a post") == "  ")
  }

  @Test func closedPageLeavesNoTimer() async throws {
    try type("ket")
    page.close()
    await clock.advance(by: .seconds(1))
    #expect(posts.asked == [])
    #expect(clock.sleeperCount == 0)
  }
}
