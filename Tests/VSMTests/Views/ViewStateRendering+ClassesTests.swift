import CombineShim
import Testing
import VSM

/// Classes that follow their container themselves, as UIKit's view controllers can.
@MainActor
struct ViewStateRenderingClassesTests {
  enum BlogViewState {
    case initialized(LoaderModel)
    case loading
    case loaded(LoadedModel)
    case deleted
  }

  struct LoaderModel {
    let blog: PassthroughSubject<String, Never>

    func load() -> AnyPublisher<BlogViewState, Never> {
      blog.map { .loaded(LoadedModel(text: $0)) }
        .prepend(.loading)
        .eraseToAnyPublisher()
    }
  }

  struct LoadedModel {
    let text: String

    func delete() async -> BlogViewState { .deleted }
  }

  @MainActor final class BlogController: ViewStateRendering {
    var container: StateContainer<BlogViewState>
    var cancellable: AnyCancellable?
    var shown: [String] = []

    init(state: BlogViewState) {
      container = .init(state: state)
      cancellable = container.$state.sink { [weak self] newState in self?.render(state: newState) }
    }

    func viewDidLoad() {
      if case .initialized(let model) = state { observe(model.load()) }
    }

    func pressDelete() {
      if case .loaded(let model) = state { observe(model.delete) }
    }

    func render(state: BlogViewState) {
      switch state {
      case .initialized, .loading: shown.append("…")
      case .loaded(let model): shown.append(model.text)
      case .deleted: shown.append("Deleted!")
      }
    }
  }

  let blog = PassthroughSubject<String, Never>()

  @Test func aClassShowsEachStateAndOffersItsActions() {
    let controller = BlogController(state: .initialized(LoaderModel(blog: blog)))
    #expect(controller.shown == ["…"])
    controller.viewDidLoad()
    #expect(controller.shown == ["…", "…"])
    blog.send("Hello")
    #expect(controller.shown.last == "Hello")
    controller.pressDelete()
    #expect(controller.shown == ["…", "…", "Hello", "Deleted!"])
  }

  @Test func whatItsStateDoesNotOfferDoesNothing() {
    let controller = BlogController(state: .loading)
    controller.pressDelete()
    controller.viewDidLoad()
    #expect(controller.shown == ["…"])
  }

  @Test func aClassThatFollowsItsContainerIsNotKeptByIt() {
    weak var gone: BlogController?
    var wasCancelled = false
    do {
      let controller = BlogController(state: .loading)
      controller.observe(
        blog.map { BlogViewState.loaded(LoadedModel(text: $0)) }.handleEvents(receiveCancel: { wasCancelled = true }))
      gone = controller
    }
    #expect(gone == nil)
    #expect(wasCancelled)
  }
}
