import Foundation

/// The locale, languages, calendar, time zone and appearance of the person at a page, as far as they are known.
package struct Region: Equatable {
  package var locale: Locale?
  /// The languages of the person, the most preferred one first.
  package var languages: [String] = []
  /// The language of texts that the app does not translate.
  package var fallback: LanguageTag?
  package var calendar: Calendar?
  package var timeZone: TimeZone?
  /// Whether the browser shows pages in dark colors.
  package var isDark: Bool?

  package init() {}

  /// The properties that texts depend on.
  fileprivate func hasLanguages(of other: Region) -> Bool {
    locale == other.locale && languages == other.languages && fallback == other.fallback
  }
}

/// The region of a page, shared by the environment values of all its views.
private final class SharedRegion {
  var region: Region { didSet { known = nil } }
  /// The values that views have read. Texts read the languages alone.
  var reads = Reads.nothing
  private var known: TextLanguage?

  enum Reads {
    case nothing, languages, everything
  }

  init(_ region: Region) { self.region = region }

  /// The languages of texts.
  var language: TextLanguage {
    if reads == .nothing { reads = .languages }
    return unreadLanguage
  }

  /// The languages of texts, for a use that follows a new region.
  var unreadLanguage: TextLanguage {
    if let known { return known }
    let language = TextLanguage.preferred(region.languages, locale: region.locale ?? .current)
    known = language
    return language
  }

  /// Whether no view has read a value that differs in another region.
  func canBecome(_ other: Region) -> Bool {
    switch reads {
    case .nothing: true
    case .languages: region.hasLanguages(of: other)
    case .everything: false
    }
  }
}

private enum SharedRegionKey: EnvironmentKey { static var defaultValue: SharedRegion? { nil } }

/// A locale that a view has set, with the language of the texts in it.
private struct LocaleChoice {
  let locale: Locale
  let language: TextLanguage
}

/// Values that an `environment(_:_:)` modifier has set, which take precedence over the values of the page.
private enum LocaleKey: EnvironmentKey { static var defaultValue: LocaleChoice? { nil } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone? { nil } }

extension EnvironmentValues {
  /// The language and region of the person at the page.
  ///
  /// A view that sets it shows the texts inside in this language, if the app has tables for it.
  public var locale: Locale {
    get { self[LocaleKey.self]?.locale ?? region.locale ?? .current }
    set { self[LocaleKey.self] = LocaleChoice(locale: newValue, language: .only(newValue)) }
  }

  /// The calendar of the person at the page.
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? region.calendar ?? .current }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of the person at the page.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? region.timeZone ?? .current }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The languages in which texts are shown.
  var textLanguage: TextLanguage {
    get { self[LocaleKey.self]?.language ?? self[SharedRegionKey.self]?.language ?? .ofProcess }
    set { self[LocaleKey.self] = LocaleChoice(locale: newValue.locale, language: newValue) }
  }

  /// The languages in which texts are shown, without a note that a view has read them.
  var textLanguageOfTables: TextLanguage {
    self[LocaleKey.self]?.language ?? self[SharedRegionKey.self]?.unreadLanguage ?? .ofProcess
  }

  /// The language of the texts: the language of the app's tables that suits the person best, or else the language that
  /// a view has set; `nil` if neither exists.
  var textTag: LanguageTag? {
    let choice = self[LocaleKey.self]
    let bundle = textBundle ?? .main
    if TextTables.areUsed, !bundle.isEmpty, let tables = textLanguage.tables(of: bundle) { return tables.tag }
    return choice?.language.preferences.first
  }

  /// The language of the texts of the package itself.
  var wordLanguage: LanguageTag { textTag ?? self[SharedRegionKey.self]?.region.fallback ?? .english }

  /// The region of the page. Reading it makes ``replaceUnreadRegion(by:)`` fail.
  package var region: Region {
    get {
      guard let shared = self[SharedRegionKey.self] else { return Region() }
      shared.reads = .everything
      return shared.region
    }
    set { self[SharedRegionKey.self] = SharedRegion(newValue) }
  }

  /// Replaces the region of a page in place, for all its views, unless one of them has read a value that changes.
  ///
  /// A browser reports its time zone only after the first document, which rarely depends on it. Visiting all views takes
  /// as long as creating them.
  ///
  /// - Returns: Whether the region was replaced. Otherwise, the page needs new environment values.
  package func replaceUnreadRegion(by region: Region) -> Bool {
    guard let shared = self[SharedRegionKey.self], shared.canBecome(region) else { return false }
    shared.region = region
    return true
  }
}
