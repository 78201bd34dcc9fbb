import Foundation
import PortableUI

/// The time zone, locale, appearance and asset path of the visitor of a page.
///
/// Time zone, locale and appearance come from the browser, so only known values are accepted. HTTP does not provide the time zone:
/// the first document uses the cookie of an earlier page or the server's zone, and the page's script sends the zone
/// when it opens the stream. An address with the zone would be copied into links, and a reload would lose typed text.
struct Visitor: Hashable, Sendable {
  private(set) var timeZone: TimeZone?
  /// The languages of the browser, the most preferred one first.
  private(set) var languages: [VisitorLocale]
  /// Whether the browser shows pages in dark colors.
  private(set) var isDark: Bool?
  /// The path of the images of bundles.
  private let imageFolder: String
  /// The scheme and host of the site.
  let site: String

  /// Creates a visitor from the first request: the languages of the browser, and the time zone in the cookie of an
  /// earlier page.
  ///
  /// - Parameter site: The scheme and host of the site.
  init(_ request: LiveRequest, site: String = "") {
    timeZone = TimeZoneCookie.timeZone(in: request.cookie)
    languages = VisitorLocale.preferences(in: request.acceptLanguage)
    isDark = SchemeCookie.isDark(in: request.cookie)
    self.site = site
    imageFolder = "\(request.assetPath)/\(LiveAssets.imageFolder)/"
  }

  /// The locale of the most preferred language.
  var locale: VisitorLocale? { languages.first }

  /// Updates the time zone and locale from the request of the page's script, if they are valid.
  mutating func update(from request: LiveRequest) {
    timeZone = request.zone.flatMap(TimeZone.init(named:)) ?? timeZone
    if let first = request.locale.flatMap(VisitorLocale.init(tag:)), first != languages.first {
      languages = [first] + languages.filter { $0 != first }
    }
    isDark = request.scheme.flatMap(SchemeCookie.isDark(_:)) ?? isDark
  }

  /// The environment of the page. Unknown values default to the server's values.
  ///
  /// - Parameter fallback: The language of texts that the app does not translate.
  func environment(fallback: LanguageTag? = nil) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.imageFolder = imageFolder
    values.region = region(fallback: fallback)
    return values
  }

  /// The region of the pages of the visitor.
  func region(fallback: LanguageTag? = nil) -> Region {
    var region = Region()
    region.fallback = fallback
    region.locale = locale?.locale
    region.languages = languages.map(\.tag.description)
    region.calendar = locale?.calendar
    region.isDark = isDark
    if let timeZone {
      region.timeZone = timeZone
      region.calendar = region.calendar ?? .current
      region.calendar?.timeZone = timeZone
    }
    return region
  }
}

/// The cookie with the time zone of the browser, set by the page's script for the next page.
///
/// It contains the same information as the requests of the script, so it needs no protection and is validated in the
/// same way.
enum TimeZoneCookie {
  /// Returns the time zone that the first cookie of this name contains.
  ///
  /// - Parameter lookUp: Returns the time zone with a name. Looking up an unknown name is expensive.
  static func timeZone(
    in header: String?, lookUp: (Substring) -> TimeZone? = { TimeZone(named: $0) }
  ) -> TimeZone? {
    var first: Substring?
    CookieHeader.forEachValue(of: "tz=", in: header) { first = first ?? $0 }
    return first.flatMap(lookUp)
  }
}

/// The cookie with the appearance of the browser, set by the page's script for the next page.
enum SchemeCookie {
  /// Returns whether the first cookie of this name states the dark appearance.
  static func isDark(in header: String?) -> Bool? {
    var first: Substring?
    CookieHeader.forEachValue(of: "scheme=", in: header) { first = first ?? $0 }
    return first.flatMap(isDark(_:))
  }

  /// Returns whether a report of a browser states the dark appearance, or `nil` for other texts.
  static func isDark(_ scheme: some StringProtocol) -> Bool? {
    switch scheme {
    case "dark": true
    case "light": false
    default: nil
    }
  }
}

extension TimeZone {
  /// Creates the time zone with a name from the time zone database, such as `Europe/Berlin`, or returns `nil` for other
  /// texts.
  ///
  /// Offsets from Greenwich are not accepted. Their number is unlimited, and the process caches every time zone.
  init?(named name: some StringProtocol) {
    let isOffset = name.hasPrefix("GMT") && name.utf8.count > 3
    guard (1...64).contains(name.utf8.count), !isOffset, name.utf8.allSatisfy(\.mayBeInTimeZone) else { return nil }
    self.init(identifier: String(name))
  }
}

extension UInt8 {
  /// Whether the byte is a letter, a digit, or a punctuation character that occurs in names of time zones.
  fileprivate var mayBeInTimeZone: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10 || "/_+-".utf8.contains(self)
  }
}
