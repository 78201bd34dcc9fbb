import Foundation

/// The cookie with the time zone of the browser, set by the page's script for the next page.
///
/// It contains the same information as the requests of the script, so it needs no protection and is validated in the
/// same way.
enum TimeZoneCookie {
  static func timeZone(in header: String?) -> TimeZone? {
    var first: TimeZone?
    CookieHeader.forEachValue(of: "tz=", in: header) { first = first ?? TimeZone(named: $0) }
    return first
  }
}
