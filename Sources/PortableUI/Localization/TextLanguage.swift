import Foundation

/// The languages in which texts are shown, the most preferred one first.
///
/// Pages with the same languages share one object. It remembers which tables are used for it.
final class TextLanguage: Sendable {
  /// The locale that formats the numbers in texts.
  let locale: Locale
  let preferences: [LanguageTag]
  /// The separators of whole numbers; `nil` if numbers have other digits than 0 to 9.
  let grouping: DigitGrouping?
  /// A language that only tests use, which shows what was looked up.
  let pseudo: PseudoLanguage?
  private let choices = Locked<[ObjectIdentifier: ChosenTables]>([:])

  private init(_ locale: Locale, _ preferences: [String]) {
    self.locale = locale
    self.preferences = preferences.compactMap { LanguageTag(localeIdentifier: $0) }
    grouping = DigitGrouping(locale)
    pseudo = PseudoLanguage(locale)
  }

  /// The direction of the language's lines.
  var direction: LayoutDirection {
    locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns the tables of a bundle for these languages.
  func tables(of bundle: BundleTexts) -> ChosenTables? {
    guard !bundle.isEmpty else { return nil }
    return choices.withLock { choices in
      let id = ObjectIdentifier(bundle)
      if let known = choices[id] { return known }
      let chosen = ChosenTables(bundle, for: self)
      choices[id] = chosen
      return chosen
    }
  }

  // MARK: Shared objects

  private static let limit = 500
  private static let known = Locked<[String: TextLanguage]>([:])

  /// The languages of code that belongs to no person.
  static let ofProcess = only(.current)

  /// Returns the languages of a locale that a view has set: this one alone.
  static func only(_ locale: Locale) -> TextLanguage { shared(locale, [locale.identifier]) }

  /// Returns the languages of a person.
  static func preferred(_ languages: [String], locale: Locale) -> TextLanguage {
    shared(locale, languages.isEmpty ? [locale.identifier] : languages)
  }

  private static func shared(_ locale: Locale, _ preferences: [String]) -> TextLanguage {
    let key = ([locale.identifier] + preferences).joined(separator: ",")
    return known.withLock { known in
      if let language = known[key], language.locale == locale { return language }
      // Browsers choose the languages, so that their number has no other limit.
      if known.count >= limit { known.removeAll() }
      let language = TextLanguage(locale, preferences)
      known[key] = language
      return language
    }
  }
}

/// A value that one thread at a time uses.
///
/// Unchecked, since the compiler cannot see that `lock` guards every access to `value`. `Mutex` needs macOS 15.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: sending Value) { self.value = value }

  func withLock<Result>(_ work: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return work(&value)
  }
}
