import CombineShim
import Testing

@testable import VSM

@MainActor
struct ViewStateRenderingTests {
  let view = ShapesView()
  let model = ShapesModel()

  @Test func stateIsThatOfTheContainer() {
    view.container.observe(.loading)
    #expect(view.state == .loading)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func everyShapeIsForwarded() async {
    view.observe(.loading)
    #expect(view.state == .loading)
    view.observe(model.cancel())
    #expect(view.state == .at(1))
    view.observe(.loading)
    view.observe(model.cancel)
    #expect(view.state == .at(1))
    view.observe { await model.delete() }
    #expect(view.state == .at(2))
    view.observe(.loading)
    view.observe(model.delete)
    #expect(view.state == .at(2))
    view.observe(model.publish())
    #expect(view.state == .at(3))
    view.observe(model.publishSome)
    #expect(view.state == .at(4))
    view.observe(model.sequence())
    #expect(view.state == .at(5))
    view.observe(model.someSequence)
    #expect(view.state == .at(6))
    view.observe(.initial)
    var states = view.container.states.makeAsyncIterator()
    #expect(await states.next() == .initial)
    view.observe(model.stream())
    #expect(await states.next() == .at(7))
    view.observe(model.stream)
    #expect(await states.next() == .at(7))
  }
}

/// Classes that subscribe to their container themselves, as UIKit's view controllers can.
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

  @Test func classShowsEachStateAndItsActions() {
    let controller = BlogController(state: .initialized(LoaderModel(blog: blog)))
    #expect(controller.shown == ["…"])
    controller.viewDidLoad()
    #expect(controller.shown == ["…", "…"])
    blog.send("Hello")
    #expect(controller.shown.last == "Hello")
    controller.pressDelete()
    #expect(controller.shown == ["…", "…", "Hello", "Deleted!"])
  }

  @Test func unavailableActionHasNoEffect() {
    let controller = BlogController(state: .loading)
    controller.pressDelete()
    controller.viewDidLoad()
    #expect(controller.shown == ["…"])
  }

  @Test func containerDoesNotRetainASubscribedClass() {
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
