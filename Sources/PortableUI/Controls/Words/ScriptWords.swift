import Foundation

extension EnvironmentValues {
  /// The words of the page's scripts, as a JSON object.
  package var scriptWords: String {
    let isCommon = pageWords == PageWords() && textLanguage.pseudo == nil && !hasOwnWords
    guard isCommon else { return makeScriptWords() }
    let language = wordLanguage
    if let known = commonScriptWords.withLock({ $0[language] }) { return known }
    let made = makeScriptWords()
    commonScriptWords.withLock { known in
      // Browsers choose the languages.
      if known.count >= 100 { known.removeAll() }
      known[language] = made
    }
    return made
  }

  /// Whether the app has a table of words.
  private var hasOwnWords: Bool { TextTables.areUsed && (textBundle ?? .main).hasTable(PageWords.table) }

  private func makeScriptWords() -> String {
    let words = Dictionary(uniqueKeysWithValues: PageWord.ofScripts.map { ($0.rawValue, text(of: $0)) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(words)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// The words of pages whose app has none of its own.
private let commonScriptWords = Locked<[LanguageTag: String]>([:])
