#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension BlogPageView {
    /// Shows a state, and hides the views that it doesn't use.
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
      // After a failed deletion the same post is shown again, with an older note than the text field has.
      if let post, noteView.isHidden { noteView.text = post.note }
      for view in [noteView, noteHint, reloadButton, deleteButton] { view.isHidden = post == nil }
      set(problem, on: self.problem)
      retryButton.isHidden = problem == nil
      // Without a post, there is no state to return to.
      cancelButton.isHidden = problem == nil || post == nil
    }

    private func set(_ text: String?, on label: UILabel) {
      label.text = text
      label.isHidden = text == nil
    }
  }
#endif
