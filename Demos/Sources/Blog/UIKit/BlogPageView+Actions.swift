#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import VSM

  extension BlogPageView {
    /// Adds a handler to each control. Call it only once: each call adds more handlers.
    ///
    /// - Parameter reader: The object that observes the actions. It is not retained.
    func addActions<Reader: ViewStateRendering & AnyObject>(for reader: Reader)
    where Reader.ViewState == BlogViewState {
      reloadButton.addAction(UIAction { [weak reader] _ in reader?.reload() }, for: .primaryActionTriggered)
      deleteButton.addAction(UIAction { [weak reader] _ in reader?.deletePost() }, for: .primaryActionTriggered)
      retryButton.addAction(UIAction { [weak reader] _ in reader?.retry() }, for: .primaryActionTriggered)
      cancelButton.addAction(UIAction { [weak reader] _ in reader?.cancel() }, for: .primaryActionTriggered)
      didEditNote = { [weak reader] note in reader?.autosave(note) }
    }
  }

  /// The reader's actions. Each takes its action from the state that is current when it is called, so that a handler
  /// can't use an outdated state.
  extension ViewStateRendering where ViewState == BlogViewState {
    func loadPost() {
      if case .initialized(let model) = state { observe(model.loadBlog()) }
    }

    fileprivate func reload() {
      if case .loaded(let model) = state { observe(model.reload()) }
    }

    fileprivate func deletePost() {
      if case .loaded(let model) = state { observe { await model.delete() } }
    }

    fileprivate func retry() {
      switch state {
      case .loadingError(let model):
        observe(model.retry())
      case .loaded(let model):
        if let deletionError = model.deletionError { observe { await deletionError.retry() } }
      case .initialized, .loading, .deleted:
        break
      }
    }

    fileprivate func cancel() {
      if case .loaded(let model) = state, let deletionError = model.deletionError { observe(deletionError.cancel()) }
    }

    fileprivate func autosave(_ note: String) {
      if case .loaded(let model) = state { model.autosave(note: note) }
    }
  }
#endif
