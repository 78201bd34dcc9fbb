open class UIColor: NSObject, @unchecked Sendable {
  open class var label: UIColor { fatalError() }
  open class var secondaryLabel: UIColor { fatalError() }
  open class var systemBackground: UIColor { fatalError() }
  open class var secondarySystemBackground: UIColor { fatalError() }
  open class var systemRed: UIColor { fatalError() }
}

open class UIImage: NSObject, @unchecked Sendable {
  public convenience init?(systemName name: String) { fatalError() }
}

open class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
  }

  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { fatalError() }
}
