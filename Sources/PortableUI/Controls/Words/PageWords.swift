/// The texts that pages show by themselves, in several languages.
///
/// A new value has the texts of the package, in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish,
/// Arabic, Hebrew, Japanese and simplified Chinese. Texts of an app replace them, and add languages:
///
/// ```swift
/// configuration.words["sv"] = [.back: "Tillbaka", .search: "Sök"]
/// configuration.words["en"] = [.refresh: "Reload"]
/// ```
///
/// A text that a language lacks is shown in English.
public struct PageWords: Equatable, Sendable {
  /// The texts of the app, by language tags such as `pt-BR`.
  private var own: [LanguageTag: [PageWord: String]] = [:]

  public init() {}

  /// The texts of the app in a language, which take precedence over the package's.
  ///
  /// - Parameter language: A language tag such as `sv` or `pt-BR`. A malformed one traps.
  public subscript(language: String) -> [PageWord: String] {
    get { own[Self.tag(language)] ?? [:] }
    set { own[Self.tag(language)] = newValue }
  }

  private static func tag(_ language: String) -> LanguageTag {
    guard let tag = LanguageTag(localeIdentifier: language) else {
      preconditionFailure("\(language) is no language tag. Write one such as sv or pt-BR.")
    }
    return tag
  }

  /// Returns a text in the language that is closest to a tag, or in English.
  package func text(_ word: PageWord, in language: LanguageTag) -> String {
    for texts in [own, Self.package] {
      var tags = Array(texts.keys)
      // A language of the app may lack the word.
      while let tag = language.bestMatch(in: tags) {
        if let text = texts[tag]?[word] { return text }
        tags.removeAll { $0 == tag }
      }
    }
    return own[.english]?[word] ?? Self.english[word] ?? word.rawValue
  }

  /// The table of an app's bundle with texts that replace the package's.
  static let table = "PortableUI"

  /// The texts of the package.
  static let package: [LanguageTag: [PageWord: String]] = {
    let texts = [
      "en": english, "de": german, "fr": french, "es": spanish, "it": italian, "pt": portuguese, "nl": dutch,
      "pl": polish, "ar": arabic, "he": hebrew, "ja": japanese, "zh": chinese,
    ]
    return Dictionary(uniqueKeysWithValues: texts.compactMap { name, words in LanguageTag(name).map { ($0, words) } })
  }()
}

extension EnvironmentValues {
  /// The texts that the page shows by itself.
  public var pageWords: PageWords {
    get { self[PageWordsKey.self] }
    set { self[PageWordsKey.self] = newValue }
  }

  /// Returns a text that the page shows by itself: of the app's table `PortableUI`, or else of ``pageWords``.
  ///
  /// - Parameter value: The text that replaces `%@`.
  package func text(of word: PageWord, _ value: String? = nil) -> String {
    let key = PageWords.english[word] ?? word.rawValue
    let source = TextSource(table: PageWords.table)
    var text = Translator(self, for: source, notesMisses: false)?.text(for: key)
    if text == nil {
      text = pageWords.text(word, in: wordLanguage)
      if textLanguage.pseudo != nil { text = text.map { PseudoLanguage.marked(PseudoLanguage.spoken($0)) } }
    }
    guard let value, let text else { return text ?? key }
    return text.replacing("%@", with: value)
  }
}

private enum PageWordsKey: EnvironmentKey { static var defaultValue: PageWords { PageWords() } }

extension Text {
  /// Creates a text that the package itself shows.
  ///
  /// - Parameter value: The text that replaces `%@`.
  init(_ word: PageWord, _ value: String? = nil) { self.init(WordText(word: word, value: value)) }
}

private struct WordText: Equatable {
  let word: PageWord
  let value: String?
}

extension WordText: FormattedValue {
  var isReproducible: Bool { true }

  func string(in environment: EnvironmentValues) -> String { environment.text(of: word, value) }

  func isEqual(to other: any FormattedValue) -> Bool { self == other as? WordText }
}
