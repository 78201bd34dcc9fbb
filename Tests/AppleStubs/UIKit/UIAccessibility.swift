public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { fatalError() }

  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let button = UIAccessibilityTraits(rawValue: 1)
}

extension NSObject {
  @MainActor public var accessibilityLabel: String? {
    get { fatalError() }
    set { fatalError() }
  }

  @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { fatalError() }
    set { fatalError() }
  }
}

@MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {
  public var accessibilityIdentifier: String? {
    get { fatalError() }
    set { fatalError() }
  }
}
