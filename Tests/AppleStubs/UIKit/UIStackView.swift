@MainActor open class UIStackView: UIView {
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  public convenience init(arrangedSubviews views: [UIView]) { fatalError() }

  open var arrangedSubviews: [UIView] { fatalError() }
  open func addArrangedSubview(_ view: UIView) { fatalError() }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { fatalError() }
  open var axis: NSLayoutConstraint.Axis {
    get { fatalError() }
    set { fatalError() }
  }
  open var alignment: UIStackView.Alignment {
    get { fatalError() }
    set { fatalError() }
  }
  open var spacing: CGFloat {
    get { fatalError() }
    set { fatalError() }
  }
}
