import Testing
import VSMTesting

@testable import Blog

/// The view of the feature, used as a person uses the page.
@MainActor struct BlogPageTests {
  private let api = SteeredBlogAPI()
  private let page: HeadlessPage

  init() {
    let builder = BlogModelBuilder(api: api, autosaver: NoteAutosaver(api: api))
    page = HeadlessPage { BlogView(postID: 1, builder: builder) }
  }

  private func load() async throws {
    try await api.next().answer(.kettle)
    await page.wait(for: "The kettle")
  }

  @Test func thePageLoadsWhenItAppears() async throws {
    _ = try page.find(.role(.progressbar, name: "Loading"))
    try await load()

    #expect(try page.find(.role(.heading)).name == "The kettle")
    #expect(page.shows("Cold.") && page.shows("Hot."))
    #expect(page.findAll(.role(.button)).map(\.name) == ["Reload", "Delete"])
    #expect(try page.value(of: "Note") == "tea")
    #expect(page.findAll(.role(.progressbar)).isEmpty)
  }

  @Test func aPostThatCannotBeLoadedOffersARetry() async throws {
    try await api.next().fail()
    await page.wait(for: "The post could not be loaded. No connection.")
    #expect(page.findAll(.role(.button)).map(\.name) == ["Retry"])
    try page.tap("Retry")
    _ = try page.find(.role(.progressbar, name: "Loading"))
    try await load()
  }

  @Test func aDeletedPostSaysSo() async throws {
    try await load()
    try page.tap("Delete")
    try await api.next().answer()
    await page.wait(for: "Deleted!")

    #expect(page.findAll(.role(.button)).isEmpty)
  }

  @Test func aFailedDeletionKeepsTheTyping() async throws {
    try await load()
    try page.type("tea, later", into: "Note")
    try await api.next().answer()
    try page.tap("Delete")
    try await api.next().fail()
    await page.wait(for: "The post could not be deleted. No connection.")
    #expect(page.findAll(.role(.button)).map(\.name) == ["Reload", "Delete", "Retry", "Cancel"])
    try page.tap("Cancel")
    #expect(try page.value(of: "Note") == "tea, later")
    #expect(page.findAll(.role(.button)).map(\.name) == ["Reload", "Delete"])
    try page.tap("Delete")
    try await api.next().fail()
    await page.wait(for: "The post could not be deleted. No connection.")
    try page.tap("Retry")
    try await api.next().answer()
    await page.wait(for: "Deleted!")
  }

  @Test func aNoteIsSentAsItIsTyped() async throws {
    try await load()
    try page.type("c", into: "Note")
    let first = try await api.next()
    #expect(first.call == .note("c", 1))
    try page.type("coffee", into: "Note")
    first.answer()

    #expect(try await api.next().call == .note("coffee", 1))
  }

  @Test func aReloadBringsTheNewestPost() async throws {
    try await load()
    try page.tap("Reload")
    _ = try page.find(.role(.progressbar, name: "Loading"))
    var newer = Post.kettle
    newer.title = "Two kettles"
    newer.note = "from elsewhere"
    try await api.next().answer(newer)
    await page.wait(for: "Two kettles")

    #expect(try page.value(of: "Note") == "from elsewhere")
    #expect(page.diagnostics.isEmpty)
  }
}
