// tvOS and watchOS have no editable text view for the note.
#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

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
#endif
