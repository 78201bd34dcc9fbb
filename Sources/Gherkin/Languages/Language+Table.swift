extension Language {
  static let english = {
    guard let language = Language(named: "en") else { preconditionFailure("The table of languages has no English.") }
    return language
  }()

  /// Finds a language by the name in `# language: de`. Returns `nil` if Gherkin has no keywords for it.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the table up to the language.
  init?(named name: some StringProtocol) {
    guard let row = LanguageRows().first(where: { $0.hasPrefix("\(name)\t") }) else { return nil }
    self.init(row: row)
  }

  /// All languages, for advice.
  static var all: [Language] { LanguageRows().map(Language.init) }

  /// Returns the languages with this keyword for features.
  static func beginningFeatures(with word: Substring) -> [Language] {
    LanguageRows().filter { row in
      row.split(separator: "\t", maxSplits: 2)[1].split(separator: "|").contains(word)
    }
    .map(Language.init)
  }

  /// Returns the languages that an unknown name can mean: `de` for `German`, `DE` or `de-CH`.
  static func meant(by name: some StringProtocol) -> [Language] {
    let wanted = name.lowercased()
    let same = all.filter { wanted == $0.name.lowercased() || wanted == $0.englishName.lowercased() }
    if !same.isEmpty { return same }
    let base = wanted.prefix { $0 != "-" && $0 != "_" }
    return all.filter { base == $0.name.lowercased().prefix { $0 != "-" } }
  }
}

/// The rows of ``languageTable``, each found when it is needed.
private struct LanguageRows: Sequence, IteratorProtocol {
  private var rest = languageTable[...]

  mutating func next() -> Substring? {
    guard !rest.isEmpty else { return nil }
    let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    defer { rest = rest[end...].dropFirst() }
    return rest[..<end]
  }
}
