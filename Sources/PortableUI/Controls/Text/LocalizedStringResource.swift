#if !canImport(Darwin)
  public import Foundation

  /// A text that is looked up when it is shown, in the language of the page that shows it.
  ///
  /// A model keeps it in place of a string, which has a language already. Foundation has this type on Apple platforms
  /// only.
  public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key in the table.
    public let key: String
    /// The text if no table has the key, with its values.
    public let defaultValue: String.LocalizationValue
    /// The name of the table; `nil` is `Localizable`.
    public let table: String?
    /// The language; `nil` is the page's.
    public var locale: Locale?
    private let texts: BundleTexts?

    /// The place of the bundle with the table.
    public enum BundleDescription: Sendable {
      /// The bundle of the page's texts, or the main bundle.
      case main
      case atURL(URL)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// - Parameters:
    ///   - keyAndValue: The key, which is also the text if no table has the key.
    ///   - table: The name of the table; `nil` is `Localizable`.
    ///   - locale: The language; `nil` is the page's.
    ///   - bundle: The place of the bundle with the table.
    ///   - comment: A remark for translators.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(keyAndValue, table: table, locale: locale, texts: bundle.texts)
    }

    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text if no table has the key, with the values that are filled into translations.
    ///   - table: The name of the table; `nil` is `Localizable`.
    ///   - locale: The language; `nil` is the page's.
    ///   - bundle: The place of the bundle with the table.
    ///   - comment: A remark for translators.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(defaultValue, key: "\(key)", table: table, locale: locale, texts: bundle.texts)
    }

    init(
      _ value: String.LocalizationValue, key: String? = nil, table: String?, locale: Locale?, texts: BundleTexts?
    ) {
      defaultValue = value
      self.key = key ?? value.phrase.key
      self.table = table
      self.locale = locale
      self.texts = texts
      if table != nil { TextTables.use() }
    }

    public static func == (left: Self, right: Self) -> Bool {
      left.key == right.key && left.phrase == right.phrase
    }

    /// The text as views show it.
    var phrase: TextPhrase {
      let source = TextSource(table: table, bundle: texts, language: locale.map(TextLanguage.only))
      let value = defaultValue.phrase
      return TextPhrase(value.text, value.values, source: source, key: key)
    }
  }

  extension LocalizedStringResource.BundleDescription {
    fileprivate var texts: BundleTexts? {
      switch self {
      case .main: nil
      case .atURL(let url): Bundle(url: url).map(BundleTexts.of)
      }
    }
  }

  extension Text {
    /// Creates a text that is looked up where it is shown.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(resource.phrase) }
  }
#else
  public import Foundation

  extension Text {
    /// Creates a text that is looked up where it is shown.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(ResourceText(resource: resource)) }
  }

  /// A text of Foundation, which looks it up itself.
  private struct ResourceText: FormattedValue, Equatable {
    let resource: LocalizedStringResource

    var isReproducible: Bool { true }

    func string(in environment: EnvironmentValues) -> String {
      var resource = resource
      resource.locale = environment.locale
      return String(localized: resource)
    }

    func isEqual(to other: any FormattedValue) -> Bool { self == other as? ResourceText }
  }
#endif
