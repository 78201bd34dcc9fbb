import PortableUI
import Testing

@testable import PortableUIWeb

/// Limits of documents and of sessions that no stream has claimed.
@MainActor
struct LivePagesLoadTests {
  private func address(_ address: String) -> (inout LiveRequest) -> Void {
    { $0.remoteAddress = address }
  }

  @Test func floodOfDocumentsFromOneAddressDoesNotShutTheSite() async throws {
    let browser = Browser()
    browser.edit = address("192.0.2.1")
    let person = try await browser.open { CounterView() }
    _ = try await person.stream()
    browser.edit = address("203.0.113.7")
    var statuses: [Int: Int] = [:]
    for _ in 0..<10_000 { statuses[try await browser.get { CounterView() }.status, default: 0] += 1 }
    #expect(statuses == [200: 200, 429: 9800])
    #expect(browser.pages.sessionCount == 101)

    browser.edit = address("192.0.2.1")
    #expect(try await person.click("Add") == 204)
    #expect(try await browser.get { CounterView() }.status == 200)
  }

  @Test func documentsPerAddressAreLimitedForAWhile() async throws {
    let browser = Browser {
      $0.pageBurst = 2
      $0.pagesPerSecond = 1
    }
    browser.edit = address("192.0.2.1")
    for status in [200, 200, 429, 429] { #expect(try await browser.get { CounterView() }.status == status) }
    #expect(try await browser.send(LiveRequest(method: .head)) { CounterView() }.status == 429)
    browser.clock.advance(by: .seconds(1))
    #expect(try await browser.send(LiveRequest(method: .head)) { CounterView() }.status == 200)
    #expect(try await browser.get { CounterView() }.status == 429)
    browser.clock.advance(by: .seconds(1))
    for status in [200, 429] { #expect(try await browser.get { CounterView() }.status == status) }
    #expect(browser.reporter.entries.contains(.rejected(.tooManyPagesOfAddress)))
  }

  @Test func browserRepeatsADocumentThatWasLimited() {
    #expect(LiveRejection.tooManyPagesOfAddress.response["Refresh"] == "3")
  }

  @Test func oldestUnclaimedPageGivesWay() async throws {
    let browser = Browser { $0.unclaimedSessionsInTotal = 2 }
    let claimed = try await browser.open { CounterView() }
    _ = try await claimed.stream()
    let pages = [
      try await browser.open { CounterView() }, try await browser.open { CounterView() },
      try await browser.open { CounterView() },
    ]
    #expect(claimed.session != nil)
    #expect(pages.map { $0.session != nil } == [false, true, true])
    #expect(browser.reporter.entries.contains(.ended(.displaced, 2)))
    #expect(try await pages[0].streamResponse(after: "0").status == 410)
  }

  @Test func oldestUnclaimedPageOfItsAddressGivesWay() async throws {
    let browser = Browser { $0.unclaimedSessionsPerAddress = 1 }
    browser.edit = address("192.0.2.1")
    let other = try await browser.open { CounterView() }
    browser.edit = address("203.0.113.7")
    let first = try await browser.open { CounterView() }
    let second = try await browser.open { CounterView() }
    #expect(other.session != nil && first.session == nil && second.session != nil)
  }

  @Test func unclaimedSessionsDoNotCountAsOpenPages() async throws {
    let browser = Browser {
      $0.sessionsInTotal = 2
      $0.sessionsPerAddress = 1
    }
    browser.edit = address("192.0.2.1")
    let first = try await browser.open { CounterView() }
    let second = try await browser.open { CounterView() }
    #expect(try await first.streamResponse(after: "0").status == 200)
    // A page that was opened before the limit was reached opens its stream after it.
    #expect(try await second.streamResponse(after: "0").status == 429)
    #expect(try await first.streamResponse(after: "0").status == 200)
    try await first.post(more: #","bye":true"#)
    #expect(try await second.streamResponse(after: "0").status == 200)
  }

  /// A household has 256 networks of 64 bits or more, whose addresses its computers can use as they like.
  @Test func networksOfOneSiteAreLimitedTogether() async throws {
    let browser = Browser { $0.sessionsPerAddress = 2 }
    for site in ["2001:db8:1", "2001:db8:2"] {
      var open: [Int] = []
      for household in 0..<8 {
        var count = 0
        for network in 0..<8 {
          browser.edit = address("\(site):\(String(household * 256 + network, radix: 16))::1")
          let response = try await browser.get { CounterView() }
          guard response.status == 200 else { continue }
          if try await browser.page(of: response).streamResponse(after: "0").status == 200 { count += 1 }
        }
        open.append(count)
      }
      // Four pages of each network of 56 bits, and sixteen of the one of 48 bits.
      #expect(open == [4, 4, 4, 4, 0, 0, 0, 0])
    }
  }

  @Test func documentsAndUnclaimedPagesOfOneSiteAreLimitedTogether() async throws {
    let browser = Browser {
      $0.pageBurst = 2
      $0.unclaimedSessionsPerAddress = 1
    }
    var statuses: [Int: Int] = [:]
    for network in 0..<64 {
      browser.edit = address("2001:db8:0:\(String(network, radix: 16))::1")
      statuses[try await browser.get { CounterView() }.status, default: 0] += 1
    }
    #expect(statuses == [200: 4, 429: 60])
    #expect(browser.pages.sessionCount == 2)
  }

  @Test func endedSessionsAreNotCounted() async throws {
    let browser = Browser()
    browser.edit = address("192.0.2.1")
    let claimed = try await browser.open { CounterView() }
    _ = try await claimed.stream()
    let unclaimed = try await browser.open { CounterView() }
    try await claimed.post(more: #","bye":true"#)
    try await unclaimed.post(more: #","bye":true"#)
    #expect(browser.pages.unclaimed.isEmpty && browser.pages.sessionsOfAddress.isEmpty)
  }
}
