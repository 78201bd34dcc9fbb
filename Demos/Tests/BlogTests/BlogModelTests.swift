import CombineShim
import Testing
import VSM
import VSMTesting

@testable import Blog

@MainActor struct BlogModelTests {
  private typealias Loaded = any LoadedBlogModeling

  private let api = SteeredBlogAPI()
  private let container: StateContainer<BlogViewState>
  private let journey: Journey<BlogViewState>

  init() {
    let builder = BlogModelBuilder(api: api, autosaver: NoteAutosaver(api: api))
    container = StateContainer(state: .initialized(builder.loaderModel(postID: 1)))
    journey = Journey(of: container)
  }

  private var loaded: Loaded { get throws { try journey.model() } }

  private func startLoading() throws {
    container.observe(try journey.model((any BlogLoaderModeling).self).loadBlog())
  }

  private func load() async throws {
    try startLoading()
    try await api.load.pendingCall().answer(.success(.kettle))
    await journey.expect("loading", "loaded")
  }

  @Test func postIsLoadingUntilItIsLoaded() async throws {
    try startLoading()
    await journey.expect("loading")
    let call = try await api.load.pendingCall()
    #expect(call.input == 1)
    call.answer(.success(.kettle))
    await journey.expect(
      .state("loaded") { (model: Loaded) in
        #expect(model.title == "The kettle")
        #expect(model.text == "Cold.\n\nHot.")
        #expect(model.note == "tea")
        #expect(model.deletionError == nil)
      })
  }

  @Test func errorIsAStateAndARetryLoadsAgain() async throws {
    try startLoading()
    await journey.expect("loading")
    try await api.load.pendingCall().answer(.failure(Unavailable()))
    await journey.expect("loadingError")
    let error: any BlogLoadingErrorModeling = try journey.model()
    #expect(error.message == "The post could not be loaded. No connection.")
    container.observe(error.retry())
    await journey.expect("loading")
    try await api.load.pendingCall().answer(.success(.kettle))
    await journey.expect("loaded")
  }

  @Test func reloadLoadsAgain() async throws {
    try await load()
    container.observe(try loaded.reload())
    await journey.expect("loading")
    var newer = Post.kettle
    newer.title = "Two kettles"
    try await api.load.pendingCall().answer(.success(newer))
    await journey.expect(.state("loaded") { (model: Loaded) in #expect(model.title == "Two kettles") })
  }

  @Test func deletedPostIsRemoved() async throws {
    try await load()
    let model = try loaded
    container.observe { await model.delete() }
    await journey.expect()
    #expect(api.delete.pendingCalls.map(\.input) == [1])
    api.delete.succeed()
    await journey.expect("deleted")
  }

  @Test func failedDeletionKeepsThePostAndCanBeRetriedOrCanceled() async throws {
    try await load()
    let model = try loaded
    container.observe { await model.delete() }
    await journey.settle()
    api.delete.fail(with: Unavailable())
    await journey.expect("loaded")
    let error = try #require(try loaded.deletionError)
    #expect(error.message == "The post could not be deleted. No connection.")
    #expect(try loaded.title == "The kettle")

    container.observe(error.cancel())
    await journey.expect(.state("loaded") { (model: Loaded) in #expect(model.deletionError == nil) })

    container.observe { await error.retry() }
    await journey.settle()
    api.delete.succeed()
    await journey.expect("deleted")
  }

  @Test func supersededLoadAppliesNothing() async {
    await expectSupersession {
      let api = SteeredBlogAPI()
      let steering = Steering()
      steering.add(api.load, answers: ["succeeds": .success(.kettle), "fails": .failure(Unavailable())])
      let model = BlogModelBuilder(api: api, autosaver: NoteAutosaver(api: api)).loaderModel(postID: 1)
      return SupersededAction(in: StateContainer(state: .initialized(model)), answers: steering) {
        $0.observe(model.loadBlog())
      }
    }
  }

  @Test func autosaveSendsTheNoteAndChangesNoState() async throws {
    try await load()
    try loaded.autosave(note: "tea, later")
    let request = try await api.saveNote.pendingCall()
    #expect(request.input == .init(text: "tea, later", postID: 1))
    request.answer(.failure(Unavailable()))
    await journey.expect()
  }

  @Test func reloadWaitsForAPendingNote() async throws {
    try await load()
    try loaded.autosave(note: "coffee")
    container.observe(try loaded.reload())
    _ = try await api.saveNote.pendingCall()
    await journey.expect("loading")
    #expect(api.load.pendingCalls.isEmpty)
    api.saveNote.succeed()
    #expect(try await api.load.pendingCall().input == 1)
  }

  @Test func modelUsesOnlyItsBuilder() async {
    struct Loader: BlogLoaderModeling {
      func loadBlog() -> AnyPublisher<BlogViewState, Never> { Just(.deleted).eraseToAnyPublisher() }
    }
    struct Builder: BlogModelBuilding {
      let real: BlogModelBuilder
      func loaderModel(postID: Int) -> any BlogLoaderModeling { Loader() }
      func loadingErrorModel(postID: Int, message: String) -> any BlogLoadingErrorModeling {
        real.loadingErrorModel(postID: postID, message: message)
      }
      func loadedModel(post: Post, deletionError: (any BlogDeletionErrorModeling)?) -> any LoadedBlogModeling {
        real.loadedModel(post: post, deletionError: deletionError)
      }
      func deletionErrorModel(post: Post, message: String) -> any BlogDeletionErrorModeling {
        real.deletionErrorModel(post: post, message: message)
      }
    }
    let autosaver = NoteAutosaver(api: api)
    let builder = Builder(real: BlogModelBuilder(api: api, autosaver: autosaver))
    let model = LoadedBlogModel(
      post: .kettle, deletionError: nil, api: api, autosaver: autosaver, builder: builder)
    container.observe(model.reload())
    await journey.expect("deleted")
  }
}
