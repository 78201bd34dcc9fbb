import Foundation

/// The locale, calendar, time zone and appearance of the person at a page, as far as they are known.
package struct Region {
  package var locale: Locale?
  package var calendar: Calendar?
  package var timeZone: TimeZone?
  /// Whether the browser shows pages in dark colors.
  package var isDark: Bool?

  package init() {}
}

/// The region of a page, shared by the environment values of all its views.
private final class SharedRegion {
  var region: Region
  var wasRead = false

  init(_ region: Region) { self.region = region }
}

private enum SharedRegionKey: EnvironmentKey { static var defaultValue: SharedRegion? { nil } }

/// Values that an `environment(_:_:)` modifier has set, which take precedence over the values of the page.
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale? { nil } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone? { nil } }

extension EnvironmentValues {
  /// The language and region of the person at the page.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? region.locale ?? .current }
    set { self[LocaleKey.self] = newValue }
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

  /// The region of the page. Reading it makes ``replaceUnreadRegion(by:)`` fail.
  package var region: Region {
    get {
      guard let shared = self[SharedRegionKey.self] else { return Region() }
      shared.wasRead = true
      return shared.region
    }
    set { self[SharedRegionKey.self] = SharedRegion(newValue) }
  }

  /// Replaces the region of a page in place, for all its views, unless one of them has read it.
  ///
  /// A browser reports its time zone only after the first document, which rarely depends on it. Visiting all views takes
  /// as long as creating them.
  ///
  /// - Returns: Whether the region was replaced. Otherwise, the page needs new environment values.
  package func replaceUnreadRegion(by region: Region) -> Bool {
    guard let shared = self[SharedRegionKey.self], !shared.wasRead else { return false }
    shared.region = region
    return true
  }
}
