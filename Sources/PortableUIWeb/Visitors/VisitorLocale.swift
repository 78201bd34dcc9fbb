import Foundation
import PortableUI

/// The available locale that is closest to the language and region of a browser.
///
/// Only available locales are created, because the process caches them.
struct VisitorLocale: Hashable, Sendable {
  private let identifier: String
  /// The requested region. It determines the first day of the week, even if there is no locale with it.
  private let region: String?
  /// The language that was asked for, whether or not there is a locale with all its parts.
  let tag: LanguageTag

  /// Creates a locale from a language tag such as `de-AT`, or returns `nil` if the tag is malformed or the language is
  /// unknown.
  init?(tag: some StringProtocol) {
    guard let asked = LanguageTag(tag), asked.language != "und" else { return nil }
    self.tag = asked
    let likely = LanguageTag(Locale.Language(identifier: asked.description).maximalIdentifier) ?? asked
    guard let known = likely.fallbacks.first(where: Self.known.contains) else { return nil }
    identifier = known
    region = likely.region.flatMap { Self.regions.contains($0) ? $0 : nil }
  }

  var locale: Locale { Locale(identifier: identifier) }

  var calendar: Calendar {
    var calendar = locale.calendar
    if let region, locale.region?.identifier != region {
      calendar.firstWeekday = Locale(identifier: "und_" + region).calendar.firstWeekday
    }
    return calendar
  }

  private static let known = Set(Locale.availableIdentifiers)
  private static let regions = Set(Locale.Region.isoRegions.map(\.identifier))
}
