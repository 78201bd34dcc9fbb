#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import CombineShim
  import UIKit
  import VSM

  /// A blog post in UIKit, with the states and models of ``BlogView``: read it, keep a note on it, reload it, delete it.
  public final class BlogViewController: UIViewController, ViewStateRendering {
    public let container: StateContainer<BlogViewState>
    private let page = BlogPageView()
    private var cancellable: AnyCancellable?

    public convenience init(postID: Int, builder: any BlogModelBuilding) {
      self.init(state: .initialized(builder.loaderModel(postID: postID)))
    }

    /// Starts in a given state, for previews and tests.
    public init(state: BlogViewState) {
      container = StateContainer(state: state)
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "A controller needs a state to start in.")
    public required init?(coder: NSCoder) { nil }

    public override func loadView() {
      view = page
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      page.addActions(for: self)
      // The publisher publishes the current state immediately, and each new state before it is stored.
      cancellable = container.$state.sink { [weak self] newState in self?.render(state: newState) }
      loadPost()
    }

    private func render(state: BlogViewState) {
      page.show(state)
    }
  }

  // snippet.controller
  /// A ``BlogViewController`` with a property wrapper instead of the container and the subscription.
  public final class RenderedBlogViewController: UIViewController {
    @RenderedViewState public var state: BlogViewState
    private let page = BlogPageView()

    public convenience init(postID: Int, builder: any BlogModelBuilding) {
      self.init(state: .initialized(builder.loaderModel(postID: postID)))
    }

    /// Starts in a given state, for previews and tests.
    public init(state: BlogViewState) {
      _state = .init(wrappedValue: state, render: Self.render)
      super.init(nibName: nil, bundle: nil)
    }

    /// Shows a state that is shared with other views.
    public init(container: StateContainer<BlogViewState>) {
      _state = .init(container: container, render: Self.render)
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "A controller needs a state to start in.")
    public required init?(coder: NSCoder) { nil }

    public override func loadView() {
      view = page
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      page.addActions(for: $state)
      // The views are loaded, so rendering can start.
      $state.startRendering(on: self)
      $state.loadPost()
    }

    private func render() {
      page.show(state)
    }
  }
// snippet.end
#endif
