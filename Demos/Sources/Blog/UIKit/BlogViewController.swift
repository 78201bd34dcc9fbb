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

    /// Starts in any state: for previews and tests.
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
      addActions()
      // Hears of the current state at once, and then of each new one.
      cancellable = container.$state.sink { [weak self] newState in self?.render(state: newState) }
      if case .initialized(let model) = state { observe(model.loadBlog()) }
    }

    private func render(state: BlogViewState) {
      page.show(state)
    }

    // MARK: Actions

    /// Gives each control its handler, once: added at each rendering, handlers would pile up.
    ///
    /// A handler takes its action from the state that is current when it is called, so none outlives its state.
    private func addActions() {
      page.reloadButton.addAction(UIAction { [weak self] _ in self?.reload() }, for: .primaryActionTriggered)
      page.deleteButton.addAction(UIAction { [weak self] _ in self?.deletePost() }, for: .primaryActionTriggered)
      page.retryButton.addAction(UIAction { [weak self] _ in self?.retry() }, for: .primaryActionTriggered)
      page.cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
      page.noteView.delegate = self
    }

    private func reload() {
      if case .loaded(let model) = state { observe(model.reload()) }
    }

    private func deletePost() {
      if case .loaded(let model) = state { observe { await model.delete() } }
    }

    private func retry() {
      switch state {
      case .loadingError(let model):
        observe(model.retry())
      case .loaded(let model):
        if let deletionError = model.deletionError { observe { await deletionError.retry() } }
      case .initialized, .loading, .deleted:
        break
      }
    }

    private func cancel() {
      if case .loaded(let model) = state, let deletionError = model.deletionError { observe(deletionError.cancel()) }
    }
  }

  extension BlogViewController: UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {
      if case .loaded(let model) = state { model.autosave(note: textView.text) }
    }
  }
#endif
