import Foundation
import Testing

@testable import PortableUIWeb

struct TimeZoneNameTests {
  @Test(arguments: [
    "Europe/Berlin", "America/Los_Angeles", "Asia/Tokyo", "America/Argentina/Buenos_Aires", "Asia/Calcutta",
    "Asia/Kolkata",
    "UTC", "GMT", "Etc/GMT+5", "Etc/GMT-14", "America/Port-au-Prince", "Pacific/Kiritimati",
  ])
  func nameOfTheDatabaseIsATimeZone(name: String) {
    #expect(TimeZone(named: name) != nil)
  }

  @Test(arguments: [
    "", " ", "undefined", "null", "Europe", "Europe/", "/Europe/Berlin", "Europe/Berlin ", "Europe/Nowhere",
    "europe/berlin",
    "Europe\\Berlin", "../../etc/passwd", "/etc/localtime", "GMT+5", "GMT+05:30", "GMT-0100", "GMT0", "+05:30", "Z",
    "AAA5BBB", "<script>", "Europe/Berlin\u{0}", "Europe/Berl\u{ed}n", "😀", "Europe/Berlin;Path=/",
    String(repeating: "A", count: 65), String(repeating: "A/", count: 100_000),
  ])
  func otherTextsAreRejected(name: String) {
    #expect(TimeZone(named: name) == nil)
  }
}
