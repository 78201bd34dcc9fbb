// tvOS and watchOS have no editable text view for the note.
#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import VSM

  /// The views of the blog page in UIKit, laid out once. Each state shows some of them.
  ///
  /// The view shows states; its owner adds the actions.
  final class BlogPageView: UIView {
    let heading = UILabel.wrapping(.largeTitle)
    let progress = UIActivityIndicatorView(style: .large)
    let text = UILabel.wrapping(.body)
    let noteView = UITextView()
    let noteHint = UILabel.wrapping(.footnote)
    let reloadButton = UIButton.titled("Reload", .bordered())
    let deleteButton = UIButton.titled("Delete", .bordered())
    let problem = UILabel.wrapping(.body)
    let retryButton = UIButton.titled("Retry", .borderedProminent())
    let cancelButton = UIButton.titled("Cancel", .bordered())
    /// Called with the note after each edit.
    var didEditNote: (String) -> Void = { _ in }

    override init(frame: CGRect) {
      super.init(frame: frame)
      configure()
      layOut()
      show(heading: nil)
    }

    @available(*, unavailable, message: "This view is made in code.")
    required init?(coder: NSCoder) { nil }

    private func configure() {
      backgroundColor = .systemBackground
      heading.accessibilityTraits = .header
      progress.accessibilityLabel = "Loading"
      noteView.accessibilityLabel = "Note"
      noteView.backgroundColor = .secondarySystemBackground
      noteView.font = .preferredFont(forTextStyle: .body)
      noteView.adjustsFontForContentSizeCategory = true
      // The text view grows with its text, and the page scrolls.
      noteView.isScrollEnabled = false
      noteView.delegate = self
      noteHint.text = "Your note is saved as you type."
      noteHint.textColor = .secondaryLabel
      deleteButton.configuration?.baseForegroundColor = .systemRed
      deleteButton.showsMenuAsPrimaryAction = true
      problem.textColor = .systemRed
    }

    private func layOut() {
      let content = UIStackView(arrangedSubviews: [
        heading, progress, text, noteView, noteHint, UIStackView.row(reloadButton, deleteButton), problem,
        UIStackView.row(retryButton, cancelButton),
      ])
      content.axis = .vertical
      content.alignment = .leading
      content.spacing = 16
      let scrollView = UIScrollView()
      scrollView.addSubview(content)
      addSubview(scrollView)
      for view in [content, scrollView] { view.translatesAutoresizingMaskIntoConstraints = false }
      let area = scrollView.contentLayoutGuide
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
        scrollView.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
        content.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
        content.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
        content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        noteView.widthAnchor.constraint(equalTo: content.widthAnchor),
      ])
    }
  }

  extension BlogPageView: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
      didEditNote(textView.text)
    }
  }

  extension UILabel {
    fileprivate static func wrapping(_ style: UIFont.TextStyle) -> UILabel {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      return label
    }
  }

  extension UIButton {
    fileprivate static func titled(_ title: String, _ configuration: Configuration) -> UIButton {
      let button = UIButton(configuration: configuration)
      button.configuration?.title = title
      return button
    }
  }

  extension UIStackView {
    fileprivate static func row(_ views: UIView...) -> UIStackView {
      let row = UIStackView(arrangedSubviews: views)
      row.spacing = 8
      return row
    }
  }

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

  extension BlogPageView {
    /// Adds a handler to each control. Call it only once: each call adds more handlers.
    ///
    /// - Parameter reader: The object that observes the actions. It is not retained.
    // snippet.actions
    func addActions<Reader: ViewStateRendering & AnyObject>(for reader: Reader)
    where Reader.ViewState == BlogViewState {
      reloadButton.addAction(UIAction { [weak reader] _ in reader?.reload() }, for: .primaryActionTriggered)
      let delete = UIAction(title: "Delete post", attributes: .destructive) { [weak reader] _ in reader?.deletePost() }
      deleteButton.menu = UIMenu(title: "Delete this post for everyone?", children: [delete])
      retryButton.addAction(UIAction { [weak reader] _ in reader?.retry() }, for: .primaryActionTriggered)
      cancelButton.addAction(UIAction { [weak reader] _ in reader?.cancel() }, for: .primaryActionTriggered)
      didEditNote = { [weak reader] note in reader?.autosave(note) }
    }
    // snippet.end
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
