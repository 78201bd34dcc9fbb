import Testing
import VSMTesting

@testable import Blog

/// Tests of the page through its controls.
@MainActor struct BlogPageTests {
  private let api = SteeredBlogAPI()
  private let page: HeadlessPage

  init() {
    let builder = BlogModelBuilder(api: api, autosaver: NoteAutosaver(api: api))
    page = HeadlessPage { BlogView(postID: 1, builder: builder) }
  }

  private func load() async {
    await page.settle()
    api.load.succeed(with: .kettle)
    await page.settle()
  }

  private func failToDelete() async {
    await page.settle()
    api.delete.fail(with: Unavailable())
    await page.settle()
    #expect(page.shows("The post could not be deleted. No connection."))
  }

  @Test func pageLoadsOnAppearance() async throws {
    _ = try page.find(.role(.progressbar, name: "Loading"))
    await load()

    #expect(try page.find(.role(.heading)).name == "The kettle")
    #expect(page.shows("Cold.") && page.shows("Hot."))
    await page.expectControls(["Note", "Reload", "Delete"])
    #expect(try page.value(of: "Note") == "tea")
    #expect(page.findAll(.role(.progressbar)).isEmpty)
  }

  @Test func failedLoadOffersARetry() async throws {
    await page.settle()
    api.load.fail(with: Unavailable())
    await page.expectControls(["Retry"])
    #expect(page.shows("The post could not be loaded. No connection."))
    try page.tap("Retry")
    _ = try page.find(.role(.progressbar, name: "Loading"))
    await load()
    #expect(page.shows("The kettle"))
  }

  @Test func deletedPostShowsAMessage() async throws {
    await load()
    try page.tap("Delete")
    try page.tap("Delete post")
    await page.settle()
    api.delete.succeed()
    await page.expectControls([])
    #expect(page.shows("Deleted!"))
  }

  @Test func deletionAsksFirst() async throws {
    await load()
    try page.tap("Delete")
    await page.expectControls(["Delete post", "Cancel"])
    try page.tap("Cancel")
    await page.expectControls(["Note", "Reload", "Delete"])
    #expect(page.shows("The kettle"))
  }

  @Test func failedDeletionKeepsTypedText() async throws {
    await load()
    try page.type("tea, later", into: "Note")
    try await api.saveNote.pendingCall().answer(.success(()))
    try page.tap("Delete")
    try page.tap("Delete post")
    await failToDelete()
    await page.expectControls(["Note", "Reload", "Delete", "Retry", "Cancel"])
    try page.tap("Cancel")
    #expect(try page.value(of: "Note") == "tea, later")
    await page.expectControls(["Note", "Reload", "Delete"])
    try page.tap("Delete")
    try page.tap("Delete post")
    await failToDelete()
    try page.tap("Retry")
    await page.settle()
    api.delete.succeed()
    await page.settle()
    #expect(page.shows("Deleted!"))
  }

  @Test func noteIsSentWhileTyping() async throws {
    await load()
    try page.type("c", into: "Note")
    let first = try await api.saveNote.pendingCall()
    #expect(first.input == .init(text: "c", postID: 1))
    try page.type("coffee", into: "Note")
    first.answer(.success(()))
    #expect(try await api.saveNote.pendingCall().input == .init(text: "coffee", postID: 1))
  }

  @Test func reloadShowsTheNewestPost() async throws {
    await load()
    try page.tap("Reload")
    _ = try page.find(.role(.progressbar, name: "Loading"))
    var newer = Post.kettle
    newer.title = "Two kettles"
    newer.note = "from elsewhere"
    try await api.load.pendingCall().answer(.success(newer))
    await page.settle()

    #expect(page.shows("Two kettles"))
    #expect(try page.value(of: "Note") == "from elsewhere")
    #expect(page.diagnostics.isEmpty)
  }
}
