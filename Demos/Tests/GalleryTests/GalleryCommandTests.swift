import Foundation
import Testing

@testable import gallery

struct GalleryCommandTests {
  @Test(arguments: [
    ("2026-12-31T23:30:00Z", 1_798_759_800.0),
    ("2026-12-31T23:30:00+00:00", 1_798_759_800.0),
    ("2026-12-31T23:30:00+01:00", 1_798_756_200.0),
    ("2026-12-31T23:30:00-05:30", 1_798_779_600.0),
    ("2028-02-29T00:00:00Z", 1_835_395_200.0),
  ])
  func fixedTimeDoesNotAdvance(text: String, seconds: Double) throws {
    let clock = try GalleryCommand.parse(["--now", text]).clock
    #expect(clock() == Date(timeIntervalSince1970: seconds))
    #expect(clock() == clock())
  }

  @Test(arguments: [
    "", "now", "2026-12-31", "2026-12-31T23:30:00", "2026-12-31T23:30Z", "2026-02-30T10:00:00Z", "2026-12-31T24:30:00Z",
    "2026-12-31T23:61:00Z", "2026-12-31T23:30:00.5Z", "2026-12-31T23:30:00Z!", "2026-12-31T23:30:00+0100",
    "2026-12-31T23:30:00-99:00", " 2026-12-31T23:30:00Z",
  ])
  func invalidTimeIsRejected(text: String) {
    #expect(throws: (any Error).self) { try GalleryCommand.parse(["--now", text]) }
  }

  @Test func defaultTimeIsTheCurrentTime() throws {
    let before = Date()
    let now = try GalleryCommand.parse([]).clock()
    #expect((before...Date()).contains(now))
  }

  @Test func aPageWaitsForItsFirstContentForAtMostAMinute() throws {
    #expect(try GalleryCommand.parse([]).firstLoadWait == 50)
    #expect(try GalleryCommand.parse(["--first-load-wait", "0"]).firstLoadWait == 0)
    #expect(throws: (any Error).self) { try GalleryCommand.parse(["--first-load-wait", "60001"]) }
    #expect(throws: (any Error).self) { try GalleryCommand.parse(["--first-load-wait=-1"]) }
  }

  @Test func defaultStoreIsAPropertyList() throws {
    #expect(try GalleryCommand.parse([]).store == .plist)
    #expect(try GalleryCommand.parse(["--store", "sqlite"]).store == .sqlite)
  }

  @Test(arguments: [
    ([], ["127.0.0.1"]), (["--host", "box.lan"], ["box.lan"]), (["--host", "0.0.0.0"], []), (["--host", "::"], []),
    (["--host", "::", "--allowed-host", "a.test", "--allowed-host", "192.0.2.7"], ["a.test", "192.0.2.7"]),
    (["--host", "no name"], []),
  ])
  func thePagesAreAccessedAtTheHostAndTheAllowedOnes(arguments: [String], hosts: [String]) throws {
    #expect(try GalleryCommand.parse(arguments).allowedHosts == Set(hosts))
  }
}
