@MainActor open class UIView: UIResponder {
  override public convenience init() { fatalError() }
  public init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }

  open var frame: CGRect { fatalError() }
  open var bounds: CGRect { fatalError() }
  open var superview: UIView? { fatalError() }
  open var subviews: [UIView] { fatalError() }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var alpha: CGFloat { fatalError() }
  open var isHidden: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  open var isUserInteractionEnabled: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { fatalError() }
    set { fatalError() }
  }

  open func addSubview(_ view: UIView) { fatalError() }
  open func removeFromSuperview() { fatalError() }
  open func setNeedsLayout() { fatalError() }
  open func layoutIfNeeded() { fatalError() }
  open func layoutSubviews() { fatalError() }
}

extension UIView {
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { fatalError() }
    set { fatalError() }
  }

  public var safeAreaLayoutGuide: UILayoutGuide { fatalError() }
  public var layoutMarginsGuide: UILayoutGuide { fatalError() }
  public var readableContentGuide: UILayoutGuide { fatalError() }
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { fatalError() }
  public var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  public var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  public var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  public var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  public var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  public var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  public var widthAnchor: NSLayoutDimension { fatalError() }
  public var heightAnchor: NSLayoutDimension { fatalError() }
}

public struct NSDirectionalEdgeInsets {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
}
