@MainActor open class UIScrollView: UIView {
  open var contentLayoutGuide: UILayoutGuide { fatalError() }
  open var frameLayoutGuide: UILayoutGuide { fatalError() }
  open var alwaysBounceVertical: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  open var isScrollEnabled: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}

@MainActor open class UITextView: UIScrollView {
  public convenience init() { fatalError() }
  public init(frame: CGRect, textContainer: NSTextContainer?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }

  open weak var delegate: (any UITextViewDelegate)?
  open var text: String!
  open var font: UIFont?
  open var textColor: UIColor?
}

@MainActor open class NSTextContainer: NSObject {}

// Objective-C's optional requirements; here they have bodies instead.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
}

extension UITextView: UIContentSizeCategoryAdjusting {
  public var adjustsFontForContentSizeCategory: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}

@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
