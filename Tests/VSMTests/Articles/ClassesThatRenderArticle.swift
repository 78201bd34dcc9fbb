// The code of the article ClassesThatRender.md.
// vsm:disable state-without-way-out -- Nothing is left to do with a deleted post.

import Testing
import VSM

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import Foundation

  // The parts of UIKit that the article uses.

  @MainActor class UIView {
    func addSubview(_ view: UIView) {}
  }

  @MainActor final class UILabel: UIView {
    var text: String?
    var isHidden = false
  }

  @MainActor class UIViewController {
    let view = UIView()
    init(nibName: String?, bundle: Bundle?) {}
    required init?(coder: NSCoder) {}
    func viewDidLoad() {}
  }
#endif

@MainActor
struct ClassesThatRenderArticleTests {
  // snippet.state
  enum BlogViewState {
    case initialized(LoaderModel)
    case loading
    case loaded(LoadedModel)
    case deleted
  }

  struct LoaderModel {
    let blog: @Sendable () async -> String

    func load() -> StateSequence<BlogViewState> {
      StateSequence(.loading) { .loaded(LoadedModel(text: await blog())) }
    }
  }

  struct LoadedModel {
    let text: String

    func delete() -> BlogViewState { .deleted }
  }
  // snippet.end

  // snippet.controller
  final class BlogController: UIViewController {
    @RenderedViewState var state: BlogViewState
    let label = UILabel()

    init(state: BlogViewState) {
      _state = .init(wrappedValue: state, render: Self.render)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("This controller is not kept in a storyboard.") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      if case .initialized(let model) = state { $state.observe(model.load()) }
    }

    func render() {
      switch state {
      case .initialized, .loading: label.text = "Loading"
      case .loaded(let model): label.text = model.text
      case .deleted: label.text = "Deleted"
      }
    }

    func pressDelete() {
      if case .loaded(let model) = state { $state.observe(model.delete()) }
    }
  }
  // snippet.end

  // snippet.comparing
  final class CounterController: UIViewController {
    @RenderedViewState var count: Int
    let label = UILabel()
    let rising = UILabel()

    init(container: StateContainer<Int>) {
      _count = .init(container: container, render: Self.render)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("This controller is not kept in a storyboard.") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      view.addSubview(rising)
      $count.startRendering(on: self)
    }

    func render(count newCount: Int) {
      label.text = "\(newCount)"
      rising.isHidden = newCount <= count
    }
  }
  // snippet.end

  @Test func controllerShowsEachStateAndItsActions() {
    let controller = BlogController(state: .initialized(LoaderModel { "Hello" }))
    #expect(controller.label.text == nil)
    controller.pressDelete()
    controller.viewDidLoad()
    #expect(controller.label.text == "Hello")
    controller.pressDelete()
    #expect(controller.label.text == "Deleted")
  }

  @Test func counterComparesEachCountWithThePreviousOne() {
    let container = StateContainer(state: 1)
    let controller = CounterController(container: container)
    controller.viewDidLoad()
    #expect(controller.label.text == "1")
    #expect(controller.rising.isHidden)
    container.observe(2)
    #expect(controller.label.text == "2")
    #expect(!controller.rising.isHidden)
    container.observe(2)
    #expect(controller.rising.isHidden)
  }
}
