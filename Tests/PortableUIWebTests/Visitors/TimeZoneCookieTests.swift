import Foundation
import Testing

@testable import PortableUIWeb

struct TimeZoneCookieTests {
  @Test func cookieIsFoundAmongOthers() {
    #expect(TimeZoneCookie.timeZone(in: "live=1; tz=Asia/Tokyo; other=2")?.identifier == "Asia/Tokyo")
    for header in [nil, "", "tz", "tz=", "xtz=Asia/Tokyo", "TZ=Asia/Tokyo", "tz=\"Asia/Tokyo\"", "tz=Asia%2FTokyo"] {
      #expect(TimeZoneCookie.timeZone(in: header) == nil)
    }
  }

  @Test(arguments: CountedBytes.sizes)
  func onlyTheFirstValueIsLookedUp(values: Int) {
    var lookups = 0
    let header = String(repeating: "tz=a;", count: values) + "tz=Asia/Tokyo"
    let zone = TimeZoneCookie.timeZone(in: header) { name in
      lookups += 1
      return TimeZone(named: name)
    }
    #expect(zone == nil && lookups == 1)
  }
}
