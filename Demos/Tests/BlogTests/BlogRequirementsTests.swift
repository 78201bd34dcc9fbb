import Testing
import VSMTesting

@testable import Blog

/// The scenarios of the feature file.
@MainActor struct BlogRequirementsTests {
  @Test(arguments: try Requirements().scenarios)
  func blog(_ scenario: Requirements.Scenario) async throws {
    try await scenario.run(in: BlogWorld(), with: blogSteps)
  }
}

@MainActor final class BlogWorld: PageWorld {
  let service = BlogService()
  private(set) var page: HeadlessPage?
  private(set) lazy var autosaver = NoteAutosaver(api: service)

  /// Opens the post, and waits until it is loaded or has failed to load.
  func openPost() async {
    let builder = BlogModelBuilder(api: service, autosaver: autosaver)
    let page = HeadlessPage { BlogView(postID: 1, builder: builder) }
    self.page = page
    await page.wait { page.findAll(.role(.progressbar)).isEmpty }
  }
}

let blogSteps = Steps<BlogWorld> {
  Steps.page
  Given("there is the post {string}") { (world, title: String) in
    world.service.post = Post(id: 1, title: title, text: "Cold.\n\nHot.")
  }
  Given("I am connected to the internet") { world in world.service.isConnected = true }
  Given("I am not connected to the internet") { world in world.service.isConnected = false }
  Given("a note is slow to arrive") { world in world.service.holdsNotes = true }
  When("the note has arrived") { world in world.service.holdsNotes = false }
  When("I (have )open(ed) the post") { world in await world.openPost() }
  When("the author calls the post {string}") { (world, title: String) in world.service.post?.title = title }
  Then("my note should be {string}") { (world, note: String) in
    await world.autosaver.settle(postID: 1)
    let kept = world.service.post?.note
    if kept != note { throw StepFailure("The note is \(kept.map { "\"\($0)\"" } ?? "gone").") }
  }
  Then("the post should be gone") { world in
    if world.service.post != nil { throw StepFailure("The post is still there.") }
  }
  Then("the post should still be there") { world in
    if world.service.post == nil { throw StepFailure("The post is gone.") }
  }
}
