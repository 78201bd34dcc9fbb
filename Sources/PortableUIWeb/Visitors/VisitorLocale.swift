import Foundation

/// A language and region that a browser asked for, as the nearest one that this system has data for.
///
/// Locales are kept by the process once they have been made, so none is made of what a browser invents.
struct VisitorLocale: Hashable, Sendable {
  private let identifier: String
  /// The region that was asked for. It decides on what day weeks begin, also where the language has no data for it.
  private let region: String?

  /// Takes a language tag such as `de-AT`; `nil` where it is none, or of a language that is not known here.
  init?(tag: some StringProtocol) {
    guard let asked = LanguageTag(tag), asked.language != "und" else { return nil }
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
