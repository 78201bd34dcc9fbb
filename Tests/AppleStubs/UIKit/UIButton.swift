@MainActor open class UIButton: UIControl {
  open var menu: UIMenu? {
    get { fatalError() }
    set { fatalError() }
  }

  public struct Configuration {
    public static func plain() -> UIButton.Configuration { fatalError() }
    public static func tinted() -> UIButton.Configuration { fatalError() }
    public static func gray() -> UIButton.Configuration { fatalError() }
    public static func filled() -> UIButton.Configuration { fatalError() }
    public static func borderless() -> UIButton.Configuration { fatalError() }
    public static func bordered() -> UIButton.Configuration { fatalError() }
    public static func borderedTinted() -> UIButton.Configuration { fatalError() }
    public static func borderedProminent() -> UIButton.Configuration { fatalError() }

    public var title: String?
    public var image: UIImage?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var showsActivityIndicator: Bool
  }

  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) { fatalError() }

  open var configuration: UIButton.Configuration?
}
