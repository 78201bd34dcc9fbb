import Foundation

/// The cookie in which a page's script leaves the time zone, so that the next page is right from the start.
///
/// It says no more than every request of the script does, so it needs no protection; neither is it believed more.
enum TimeZoneCookie {
  static func timeZone(in header: String?) -> TimeZone? {
    var first: TimeZone?
    CookieHeader.forEachValue(of: "tz=", in: header) { first = first ?? TimeZone(named: $0) }
    return first
  }
}
