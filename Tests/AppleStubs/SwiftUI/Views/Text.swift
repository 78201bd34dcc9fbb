import Foundation

public struct Text: Equatable, Sendable {
  public init(verbatim content: String) { fatalError() }

  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol { fatalError() }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { fatalError() }

  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String { fatalError() }

  public init(_ date: Date, style: Text.DateStyle) { fatalError() }

  public struct DateStyle: Sendable, Equatable, Codable {
    public static let time = DateStyle()
    public static let date = DateStyle()
  }
}

extension Text: _PrimitiveView {}

extension Text {
  public func font(_ font: Font?) -> Text { fatalError() }
  public func fontWeight(_ weight: Font.Weight?) -> Text { fatalError() }
  public func foregroundColor(_ color: Color?) -> Text { fatalError() }
  public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { fatalError() }
  public func bold() -> Text { fatalError() }
  public func bold(_ isActive: Bool) -> Text { fatalError() }
  public func italic() -> Text { fatalError() }
  public func italic(_ isActive: Bool) -> Text { fatalError() }
  public func monospaced(_ isActive: Bool = true) -> Text { fatalError() }
  public func monospacedDigit() -> Text { fatalError() }
  public func fontDesign(_ design: Font.Design?) -> Text { fatalError() }
  public func kerning(_ kerning: CGFloat) -> Text { fatalError() }
  public func tracking(_ tracking: CGFloat) -> Text { fatalError() }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { fatalError() }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { fatalError() }
}
