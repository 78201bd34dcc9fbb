import CombineShim
import Testing
import VSM

@testable import Blog

@MainActor struct BlogModelTests {
  private let api = SteeredBlogAPI()
  private let container: StateContainer<BlogViewState>

  init() {
    let builder = BlogModelBuilder(api: api, autosaver: NoteAutosaver(api: api))
    container = StateContainer(state: .initialized(builder.loaderModel(postID: 1)))
  }

  private var name: String { StateName.of(container.state) }

  private var loaded: any LoadedBlogModeling {
    get throws {
      guard case .loaded(let model) = container.state else { throw WrongState() }
      return model
    }
  }

  private func load() async throws {
    guard case .initialized(let model) = container.state else { throw WrongState() }
    container.observe(model.loadBlog())
    try await api.next().answer(.kettle)
    await container.reach("loaded")
  }

  @Test func aPostIsLoadingUntilItIsLoaded() async throws {
    guard case .initialized(let model) = container.state else { throw WrongState() }
    container.observe(model.loadBlog())
    #expect(name == "loading")
    let request = try await api.next()
    #expect(request.call == .post(1))
    request.answer(.kettle)
    await container.reach("loaded")

    #expect(try loaded.title == "The kettle")
    #expect(try loaded.text == "Cold.\n\nHot.")
    #expect(try loaded.note == "tea")
    #expect(try loaded.deletionError == nil)
  }

  @Test func anErrorIsAStateAndARetryLoadsAgain() async throws {
    guard case .initialized(let model) = container.state else { throw WrongState() }
    container.observe(model.loadBlog())
    try await api.next().fail()
    await container.reach("loadingError")
    guard case .loadingError(let error) = container.state else { throw WrongState() }
    #expect(error.message == "The post could not be loaded. No connection.")
    container.observe(error.retry())
    #expect(name == "loading")
    try await api.next().answer(.kettle)
    await container.reach("loaded")
  }

  @Test func reloadingIsLoadingAgain() async throws {
    try await load()
    container.observe(try loaded.reload())
    #expect(name == "loading")
    var newer = Post.kettle
    newer.title = "Two kettles"
    try await api.next().answer(newer)
    await container.reach("loaded")

    #expect(try loaded.title == "Two kettles")
  }

  @Test func aDeletedPostIsGone() async throws {
    try await load()
    let model = try loaded
    container.observe { await model.delete() }
    let request = try await api.next()
    #expect(request.call == .delete(1))
    #expect(name == "loaded")
    request.answer()
    await container.reach("deleted")
  }

  @Test func aFailedDeletionKeepsThePostAndOffersRetryAndCancel() async throws {
    try await load()
    let failed = await deletion(of: try loaded, answeredBy: { $0.fail() })
    guard case .loaded(let model) = failed else { throw WrongState() }
    let error = try #require(model.deletionError)
    #expect(error.message == "The post could not be deleted. No connection.")
    #expect(model.title == "The kettle")

    guard case .loaded(let cancelled) = error.cancel() else { throw WrongState() }
    #expect(cancelled.deletionError == nil)

    container.observe { await error.retry() }
    try await api.next().answer()
    await container.reach("deleted")
  }

  private func deletion(
    of model: any LoadedBlogModeling,
    answeredBy answer: (SteeredBlogAPI.Pending) -> Void
  ) async -> BlogViewState {
    container.observe { await model.delete() }
    if let request = try? await api.next() { answer(request) }
    for await state in container.states {
      if case .loaded(let model) = state, model.deletionError != nil { return state }
    }
    return container.state
  }

  @Test func autosavingSendsTheNoteAndChangesNoState() async throws {
    try await load()
    try loaded.autosave(note: "tea, later")
    let request = try await api.next()
    #expect(request.call == .note("tea, later", 1))
    request.fail()

    #expect(name == "loaded")
  }

  @Test func aReloadWaitsForANoteOnItsWay() async throws {
    try await load()
    try loaded.autosave(note: "coffee")
    container.observe(try loaded.reload())
    let first = try await api.next()
    #expect(first.call == .note("coffee", 1))
    first.answer()
    #expect(try await api.next().call == .post(1))
  }

  @Test func aModelOnlyKnowsTheBuilderItWasGiven() {
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

    #expect(name == "deleted")
  }
}
