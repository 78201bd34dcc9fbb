#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension BlogPageView {
    /// Shows a state, and nothing that only the one before had.
    func show(_ state: BlogViewState) {
      switch state {
      case .initialized, .loading:
        show(heading: "Blog", isLoading: true)
      case .loadingError(let model):
        show(heading: "Blog", problem: model.message)
      case .loaded(let model):
        show(heading: model.title, post: model, problem: model.deletionError?.message)
      case .deleted:
        show(heading: "Blog", text: "Deleted!")
      }
    }

    func show(
      heading: String?, isLoading: Bool = false, text: String? = nil, post: (any LoadedBlogModeling)? = nil,
      problem: String? = nil
    ) {
      set(heading, on: self.heading)
      if isLoading { progress.startAnimating() } else { progress.stopAnimating() }
      set(post?.text ?? text, on: self.text)
      // A post whose deletion failed follows itself, and knows less of the note than the field, where it is written.
      if let post, noteView.isHidden { noteView.text = post.note }
      for view in [noteView, noteHint, reloadButton, deleteButton] { view.isHidden = post == nil }
      set(problem, on: self.problem)
      retryButton.isHidden = problem == nil
      // Without a post there is nothing to go back to.
      cancelButton.isHidden = problem == nil || post == nil
    }

    private func set(_ text: String?, on label: UILabel) {
      label.text = text
      label.isHidden = text == nil
    }
  }
#endif
