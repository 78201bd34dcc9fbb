#if !canImport(Darwin)
  public import Foundation

  extension String {
    /// The key of a localized string, with the values that are filled into it.
    ///
    /// Foundation has this type on Apple platforms only.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
      let phrase: TextPhrase

      public init(_ value: String) { phrase = TextPhrase(value, []) }

      public init(stringLiteral value: String) { self.init(value) }

      public init(stringInterpolation: StringInterpolation) {
        phrase = TextPhrase(stringInterpolation.parts.text, stringInterpolation.parts.values)
      }

      /// Collects the parts of an interpolated literal.
      public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: LocalizedStringKey.StringInterpolation

        public init(literalCapacity: Int, interpolationCount: Int) {
          parts = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) { parts.appendLiteral(literal) }

        public mutating func appendInterpolation(_ string: String) { parts.appendInterpolation(string) }

        public mutating func appendInterpolation<Value>(_ value: Value) { parts.appendInterpolation(value) }

        /// Adds a whole number, which is shown with the digits and separators of the language.
        public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
          parts.appendInterpolation(value)
        }

        /// Adds a number, which is shown with the digits and separators of the language.
        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
          parts.appendInterpolation(value)
        }

        /// Adds a number in a format of `printf`, such as `%.2f`, with the separators of the language.
        public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
          parts.appendInterpolation(value, specifier: specifier)
        }

        /// Adds a value that is formatted for the person at the page.
        public mutating func appendInterpolation<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
          parts.appendInterpolation(input, format: format)
        }

        /// Adds another localized text.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
          parts.appendInterpolation(Text(resource))
        }
      }
    }
  }

  extension String {
    /// Looks up a text in a table of translations.
    ///
    /// A string has no page. Without `locale`, this uses the language of the page whose view is evaluated or whose
    /// event or task runs, and elsewhere the locale of the process. The string stays in that language; a
    /// ``LocalizedStringResource`` follows the page.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is also the text if no table has the key.
    ///   - table: The name of the table; `nil` is `Localizable`.
    ///   - bundle: The bundle with the table; `nil` is the bundle of the page's texts, or the main bundle.
    ///   - locale: The language; `nil` is the page's.
    ///   - comment: A remark for translators.
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      self.init(
        localized: LocalizedStringResource(keyAndValue, table: table, locale: locale, texts: bundle.map(BundleTexts.of))
      )
    }

    /// Looks up a text in a table of translations.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text if no table has the key, with the values that are filled into translations.
    ///   - table: The name of the table; `nil` is `Localizable`.
    ///   - bundle: The bundle with the table; `nil` is the bundle of the page's texts, or the main bundle.
    ///   - locale: The language; `nil` is the page's.
    ///   - comment: A remark for translators.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(
        localized: LocalizedStringResource(
          defaultValue, key: "\(key)", table: table, locale: locale, texts: bundle.map(BundleTexts.of)))
    }

    /// Looks up the text of a resource, in the language of the page for which the code runs.
    public init(localized resource: LocalizedStringResource) {
      self = resource.phrase.unparsedString(in: EnvironmentValues(TreeContext.page?.texts ?? PageTexts()))
    }
  }
#endif
