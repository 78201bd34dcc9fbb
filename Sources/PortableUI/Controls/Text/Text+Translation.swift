public import Foundation

extension Text {
  /// Creates a text that is looked up in a table of translations, in the language of the person at the page.
  ///
  /// - Parameters:
  ///   - tableName: The name of the table; `nil` is `Localizable`.
  ///   - bundle: The bundle with the table; `nil` is the bundle of `localizedTexts(from:)`, or the main bundle.
  ///   - comment: A remark for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    guard tableName != nil || bundle != nil else {
      self.init(key)
      return
    }
    if tableName != nil { TextTables.use() }
    let source = TextSource(table: tableName, bundle: bundle.map(BundleTexts.of))
    self.init(TextPhrase(key.text, key.phrase?.values ?? [], source: source))
  }
}
