import Foundation
import Testing

@testable import PortableUIWeb

struct TimeZoneCookieTests {
  @Test func cookieIsFoundAmongOthers() {
    #expect(TimeZoneCookie.timeZone(in: "live=1; tz=Asia/Tokyo; other=2")?.identifier == "Asia/Tokyo")
    #expect(TimeZoneCookie.timeZone(in: "tz=nonsense; tz=Asia/Tokyo")?.identifier == "Asia/Tokyo")
    for header in [nil, "", "tz", "tz=", "xtz=Asia/Tokyo", "TZ=Asia/Tokyo", "tz=\"Asia/Tokyo\"", "tz=Asia%2FTokyo"] {
      #expect(TimeZoneCookie.timeZone(in: header) == nil)
    }
  }
}
