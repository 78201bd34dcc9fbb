import Foundation

// Foundation has these on Apple platforms only.

extension String {
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    public init(_ value: String) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
    public init(stringInterpolation: StringInterpolation) { fatalError() }

    public struct StringInterpolation: StringInterpolationProtocol {
      public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }

      public mutating func appendLiteral(_ literal: String) { fatalError() }
      public mutating func appendInterpolation(_ string: @autoclosure () -> String) { fatalError() }
      public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable { fatalError() }
      public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
        fatalError()
      }
      public mutating func appendInterpolation<F>(_ value: F.FormatInput, format: F)
      where F: FormatStyle, F.FormatOutput == String { fatalError() }
    }
  }

  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { fatalError() }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { fatalError() }

  public init(localized resource: LocalizedStringResource) { fatalError() }
}

public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale

  public init(stringLiteral value: String) { fatalError() }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { fatalError() }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { fatalError() }

  public enum BundleDescription: Sendable {
    case main
    case atURL(URL)
  }
}

extension Text {
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { fatalError() }
}
