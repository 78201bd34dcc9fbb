import Foundation
import PortableUI

/// The time zone, locale and asset path of the visitor of a page.
///
/// Time zone and locale come from the browser, so only known values are accepted.
struct Visitor: Hashable, Sendable {
  private(set) var timeZone: TimeZone?
  private(set) var locale: VisitorLocale?
  /// The path of the images of bundles.
  private let imageFolder: String

  /// Creates a visitor from the first request: the languages of the browser, and the time zone in the cookie of an
  /// earlier page.
  init(_ request: LiveRequest) {
    timeZone = TimeZoneCookie.timeZone(in: request.cookie)
    locale = VisitorLocale.preferred(in: request.acceptLanguage)
    imageFolder = "\(request.assetPath)/\(LiveAssets.imageFolder)/"
  }

  /// Updates the time zone and locale from the request of the page's script, if they are valid.
  mutating func update(from request: LiveRequest) {
    timeZone = request.zone.flatMap(TimeZone.init(named:)) ?? timeZone
    locale = request.locale.flatMap(VisitorLocale.init(tag:)) ?? locale
  }

  /// The environment of the page. Unknown values default to those of the server.
  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.imageFolder = imageFolder
    guard timeZone != nil || locale != nil else { return values }
    var calendar = locale?.calendar ?? values.calendar
    if let locale { values.locale = locale.locale }
    if let timeZone {
      values.timeZone = timeZone
      calendar.timeZone = timeZone
    }
    values.calendar = calendar
    return values
  }
}
