// Why: Documentation/Decisions/0079-texts-are-looked-up-where-they-are-shown.md
/// Looks up the texts of a table.
struct Translator {
  let language: TextLanguage
  private let table: String
  private let tables: ChosenTables?
  private let misses: MissingTexts?

  /// Returns `nil` if the bundle has no tables, and nothing asks for texts that are in none.
  ///
  /// - Parameter notesMisses: Whether a key that is in no table is noted for the test that asks for such keys.
  init?(_ environment: EnvironmentValues, for source: TextSource, notesMisses: Bool = true) {
    guard TextTables.areUsed else { return nil }
    let bundle = source.bundle ?? environment.textBundle ?? .main
    misses = notesMisses ? environment.missingTexts : nil
    // A page whose texts depend on no language need not follow the person's.
    guard !bundle.isEmpty || misses != nil else { return nil }
    language = source.language ?? environment.textLanguage
    tables = language.tables(of: bundle)
    table = source.table ?? TextTables.defaultName
  }

  /// Formats the values of texts that are shown as written.
  init(plain language: TextLanguage) {
    self.language = language
    table = TextTables.defaultName
    tables = nil
    misses = nil
  }

  func entry(for key: String) -> FoundEntry? {
    let found = tables?.entry(for: key, in: table)
    if found?.isInChosenLanguage != true { misses?.add(key, table: table) }
    return found
  }

  /// Returns the translation of a key without values.
  func text(for key: String) -> String? {
    guard let found = entry(for: key) else { return nil }
    let text = found.entry.form.text(for: nil)
    return language.pseudo == nil ? text : PseudoLanguage.marked(PseudoLanguage.spoken(text))
  }
}
