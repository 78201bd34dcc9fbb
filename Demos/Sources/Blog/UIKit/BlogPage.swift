#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What the blog page is made of in UIKit: laid out once, then shown as each state has it.
  ///
  /// It knows states and no actions. Whoever shows it gives its controls something to do, once.
  final class BlogPage: UIView {
    let retry = UIButton.blog("Retry", .borderedProminent())
    let cancel = UIButton.blog("Cancel", .bordered())
    let reload = UIButton.blog("Reload", .bordered())
    let delete = UIButton.blog("Delete", .bordered())
    let note = UITextView()

    private let heading = UILabel.blog(.largeTitle)
    private let progress = UIActivityIndicatorView(style: .large)
    private let text = UILabel.blog(.body)
    private let hint = UILabel.blog(.footnote)
    private let problem = UILabel.blog(.body)
    private let content = UIStackView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      configure()
      layOut()
    }

    @available(*, unavailable, message: "The page is made in code.")
    required init?(coder: NSCoder) { nil }

    private func configure() {
      heading.accessibilityTraits = .header
      progress.accessibilityLabel = "Loading"
      problem.textColor = .systemRed
      note.accessibilityLabel = "Note"
      note.font = .preferredFont(forTextStyle: .body)
      note.adjustsFontForContentSizeCategory = true
      note.backgroundColor = .separator.withAlphaComponent(0.2)
      // Then it is as high as its text.
      note.isScrollEnabled = false
      hint.text = "Your note is saved as you type."
      hint.textColor = .secondaryLabel
      delete.configuration?.baseForegroundColor = .systemRed
    }

    private func layOut() {
      for view in [heading, progress, text, note, hint, row(reload, delete), problem, row(retry, cancel)] {
        content.addArrangedSubview(view)
      }
      content.axis = .vertical
      content.alignment = .leading
      content.spacing = 16
      content.translatesAutoresizingMaskIntoConstraints = false
      let scroll = UIScrollView()
      scroll.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(content)
      addSubview(scroll)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
        content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        note.widthAnchor.constraint(equalTo: content.widthAnchor),
      ])
    }

    private func row(_ buttons: UIButton...) -> UIStackView {
      let row = UIStackView(arrangedSubviews: buttons)
      row.spacing = 8
      return row
    }
  }

  // MARK: - States

  extension BlogPage {
    /// Shows a state and nothing of the one before.
    func show(_ state: BlogViewState) {
      switch state {
      case .initialized, .loading:
        show(heading: "Blog", isLoading: true)
      case .loadingError(let model):
        show(heading: "Blog", problem: model.message)
      case .loaded(let model):
        // A post can be followed by itself, when deleting it failed: then the note is the one just typed.
        if note.isHidden { note.text = model.note }
        show(heading: model.title, post: model.text, problem: model.deletionError?.message)
      case .deleted:
        show(heading: "Blog", text: "Deleted!")
      }
    }

    private func show(
      heading: String, isLoading: Bool = false, post: String? = nil, text: String? = nil, problem: String? = nil
    ) {
      self.heading.text = heading
      if isLoading { progress.startAnimating() } else { progress.stopAnimating() }
      self.text.show(post ?? text)
      for view in [note, hint, reload, delete] { view.isHidden = post == nil }
      self.problem.show(problem)
      retry.isHidden = problem == nil
      // Without a post there is nothing to go back to.
      cancel.isHidden = problem == nil || post == nil
    }
  }

  // MARK: - Styles

  extension UILabel {
    fileprivate static func blog(_ style: UIFont.TextStyle) -> UILabel {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      return label
    }

    fileprivate func show(_ text: String?) {
      self.text = text
      isHidden = text == nil
    }
  }

  extension UIButton {
    fileprivate static func blog(_ title: String, _ configuration: Configuration) -> UIButton {
      var configuration = configuration
      configuration.title = title
      return UIButton(configuration: configuration)
    }
  }
#endif
