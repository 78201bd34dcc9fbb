import Foundation
import PortableUI

/// What a page knows of the person in front of it: where they are, how they write dates and numbers, and by which path
/// they have come.
///
/// All of it is what a browser says, so nothing is taken over that is not known here already.
struct Visitor: Hashable, Sendable {
  private(set) var timeZone: TimeZone?
  private(set) var locale: VisitorLocale?
  /// Where the page finds the pictures of bundles.
  private let imageFolder: String

  /// What can be known before the page's script has run: the languages that the browser asks for, and the time zone
  /// that an earlier page has left in a cookie.
  init(_ request: LiveRequest) {
    timeZone = TimeZoneCookie.timeZone(in: request.cookie)
    locale = VisitorLocale.preferred(in: request.acceptLanguage)
    imageFolder = "\(request.assetPath)/\(LiveAssets.imageFolder)/"
  }

  /// Takes over what the page's script tells, as far as it makes sense.
  mutating func learn(from request: LiveRequest) {
    timeZone = request.zone.flatMap(TimeZone.init(named:)) ?? timeZone
    locale = request.locale.flatMap(VisitorLocale.init(tag:)) ?? locale
  }

  /// The environment of this person's page. What is not known is the server's own.
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
