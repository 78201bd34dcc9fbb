@MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont!
  open var textColor: UIColor!
  open var numberOfLines: Int {
    get { fatalError() }
    set { fatalError() }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}

@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium, large
  }

  public init(style: UIActivityIndicatorView.Style) { fatalError() }
  public required init(coder: NSCoder) { fatalError() }

  open var hidesWhenStopped: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  open var isAnimating: Bool { fatalError() }
  open func startAnimating() { fatalError() }
  open func stopAnimating() { fatalError() }
}
