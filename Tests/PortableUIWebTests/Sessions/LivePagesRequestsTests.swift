import PortableUI
import Testing

@testable import PortableUIWeb

@MainActor
struct LivePagesRequestsTests {
  let browser = Browser()

  @Test func clickResultsInAPatch() async throws {
    let page = try await browser.open { CounterView() }
    let stream = try await page.stream()
    #expect(try await page.click("Add") == 204)
    let patch = try await stream.patch()
    #expect(patch.number == 1 && patch.done == 1)
    #expect(patch.ops == [["t", try page.id(.span, "1"), "1"]])
  }

  @Test func counterClickResultsInASmallPatch() async throws {
    let page = try await browser.open { CounterView() }
    _ = try await page.stream()
    for click in 0..<150 { try await page.click("Add", ack: click) }
    #expect(try #require(browser.reporter.bytes.max()) < 60)
  }

  @Test func eventForAnUnknownNodeIsDroppedAndReported() async throws {
    let page = try await browser.open { CounterView() }
    #expect(try await page.post(#"[99999,"click"]"#) == 204)
    #expect(try await page.post(#"[0,"click"]"#) == 204)
    #expect(browser.reporter.entries.count { $0 == .event(.unknownNode) } == 2)
    #expect(page.session != nil)
  }

  @Test func clickOnADisabledControlIsDropped() async throws {
    let page = try await browser.open { CounterView() }
    #expect(try await page.click("Forbidden") == 204)
    #expect(browser.reporter.entries.last { $0 != .patch } == .event(.disabled))
    #expect(try page.id(.span, "0") > 0)
  }

  @Test func eventOfAnUnhandledKindIsDropped() async throws {
    let page = try await browser.open { CounterView() }
    #expect(try await page.post("[\(page.id(.button, "Add")),\"input\",\"x\",1]") == 204)
    #expect(browser.reporter.entries.contains(.event(.unhandledKind)))
  }

  @Test func unknownOptionIsDropped() async throws {
    let page = try await browser.open {
      Picker("Pet", selection: .constant(1)) { Text("Cat").tag(1) }
    }
    #expect(try await page.post("[\(page.id(.select)),\"select\",\"Dog\"]") == 204)
    #expect(browser.reporter.entries.contains(.event(.invalidPayload)))
  }

  @Test func eventWithoutChangesIsAcknowledged() async throws {
    let page = try await browser.open { CounterView() }
    let stream = try await page.stream()
    try await page.click("Nothing")
    let patch = try await stream.patch()
    #expect(patch.number == 1 && patch.done == 1 && patch.ops.isEmpty)
  }

  @Test func acknowledgmentAloneIsNotAcknowledged() async throws {
    let page = try await browser.open { CounterView() }
    try await page.post()
    #expect(!browser.reporter.entries.contains(.patch))
    try await page.click("Add")
    let patch = try await page.stream().patch()
    #expect(patch.number == 1 && patch.done == 2)
  }

  @Test func eventsOfABatchResultInOnePatch() async throws {
    let page = try await browser.open { CounterView() }
    let add = "[\(try page.id(.button, "Add")),\"click\"]"
    try await page.post(add, add, add)
    #expect(try await page.stream().patch().ops.last?[2] as? String == "3")
    #expect(browser.reporter.entries.count { $0 == .patch } == 1)
    #expect(browser.reporter.entries.count { $0 == .event(.handled) } == 3)
  }

  @Test func batchesAreAppliedOnceAndInOrder() async throws {
    let page = try await browser.open { CounterView() }
    let add = "[[\(try page.id(.button, "Add")),\"click\"]]"
    for (number, status) in [(2, 409), (1, 204), (1, 204), (3, 409), (2, 204), (2, 204), (1, 204), (4, 409), (3, 204)] {
      #expect(try await page.post(body: #"{"seq":\#(number),"ack":0,"events":\#(add)}"#) == status)
    }
    // Batches 1, 2 and 3 are applied, in this order.
    #expect(page.session?.applied == 3)
    #expect(try page.id(.span, "3") > 0)
  }

  @Test func pageLearnsWhichBatchIsMissing() async throws {
    let page = try await browser.open { CounterView() }
    try await page.click("Add")
    let press = "[\(try page.id(.button, "Add")),\"click\"]"
    let response = try await page.response(toBody: #"{"seq":4,"ack":0,"events":[\#(press)]}"#)
    #expect(response.status == 409)
    #expect(response["Live-Next"] == "2")
    #expect(browser.reporter.entries.contains(.rejected(.missingEvents)))
  }

  @Test(arguments: [true, false])
  func lastBatchRepeatsTheEventsOfAnUnansweredOne(arrived: Bool) async throws {
    let presses = Presses()
    let page = try await browser.open { PressesView(presses: presses) }
    let press = "[\(try page.id(.button, "Press")),\"click\"]"
    if arrived { try await page.post(press, press) }
    // The first two events are from batch 1. The page has no answer to it.
    #expect(
      try await page.post(body: #"{"seq":1,"ack":0,"again":2,"events":[\#(press),\#(press),\#(press)],"bye":true}"#)
        == 204)
    #expect(presses.count == 3)
    #expect(browser.pages.sessionCount == 0)
  }

  @Test func inputIsAppliedWithItsRevision() async throws {
    let page = try await browser.open { FieldView(name: "") }
    let field = try page.id(.input)
    try await page.post("[\(field),\"input\",\"Ann\",4]")
    #expect(try page.id(.span, "Hello Ann") > 0)
    #expect(page.nodes.first { $0.tag == .input }?.value == FieldValue("Ann", revision: 4))
  }

  @Test(arguments: [
    ("", 400), ("{", 400), (#"{"seq":1}"#, 400), (#"{"seq":1,"ack":0,"evil":1}"#, 400),
    (String(repeating: " ", count: 64 * 1024 + 1), 413), (String(repeating: " ", count: 64 * 1024), 400),
  ])
  func invalidBodyIsRejected(body: String, status: Int) async throws {
    let page = try await browser.open { CounterView() }
    #expect(try await page.post(body: body) == status)
    #expect(page.session?.applied == 0)
  }

  @Test func tooLargeBodyIsRejected() async throws {
    let page = try await browser.open { CounterView() }
    browser.edit = { $0.body = .tooLarge }
    #expect(try await page.click("Add") == 413)
  }

  @Test func requestsAreChecked() async throws {
    let page = try await browser.open { CounterView() }
    let cookie = browser.cookie
    let changes: [(Int, (inout LiveRequest) -> Void)] = [
      (403, { $0.origin = "https://evil.test" }),
      (403, { $0.fetchSite = "cross-site" }),
      (403, { $0.fetchSite = "same-site" }),
      (403, { $0.cookie = nil }),
      (403, { $0.cookie = "live=\(Secret())" }),
      (415, { $0.contentType = "text/plain" }),
      (415, { $0.contentType = nil }),
      (410, { $0.page = "\(Secret())" }),
      (410, { $0.page = "nonsense" }),
      (400, { $0.page = nil }),
    ]
    for (status, change) in changes {
      browser.edit = change
      #expect(try await page.click("Add") == status)
      page.number = 0
    }
    #expect(page.session?.applied == 0)
    browser.edit = {
      $0.origin = "http://example.test"
      $0.fetchSite = "same-origin"
    }
    browser.cookie = cookie
    #expect(try await page.click("Add") == 204)
  }

  @Test func otherBrowserCannotUseThePage() async throws {
    browser.cookie = "live=\(Secret())"
    let page = try await browser.open { CounterView() }
    browser.cookie = nil
    _ = try await browser.open { CounterView() }
    #expect(try await page.click("Add") == 403)
    #expect(try await page.streamResponse(after: "0").status == 403)
  }

  /// A browser that restores a window requests its pages at once. Each document sets a cookie, and the last one stays.
  @Test func pagesThatANewBrowserOpensTogetherAreItsOwn() async throws {
    let first = try await browser.open { CounterView() }
    let firstCookie = browser.cookie
    browser.cookie = nil
    let second = try await browser.open { CounterView() }
    let secondCookie = browser.cookie
    // The page was connected before the second document arrived.
    browser.cookie = firstCookie
    #expect(try await first.streamResponse(after: "0").status == 200)
    browser.cookie = secondCookie
    #expect(try await first.click("Add") == 204)
    #expect(try await second.click("Add") == 204)
    // The page has the new secret from now on.
    browser.clock.advance(by: NewBrowsers.lifetime * 2)
    #expect(try await first.click("Add") == 204)
  }

  @Test func pagesOfAnotherNetworkOrTimeAreNotThoseOfANewBrowser() async throws {
    browser.edit = { $0.remoteAddress = "192.0.2.1" }
    let page = try await browser.open { CounterView() }
    #expect(try await page.streamResponse(after: "0").status == 200)
    browser.cookie = nil
    browser.edit = { $0.remoteAddress = "192.0.2.2" }
    _ = try await browser.open { CounterView() }
    #expect(try await page.click("Add") == 403)
    browser.cookie = nil
    browser.clock.advance(by: NewBrowsers.lifetime + .milliseconds(1))
    browser.edit = { $0.remoteAddress = "192.0.2.1" }
    _ = try await browser.open { CounterView() }
    #expect(try await page.click("Add") == 403)
    // A secret that the server has not given out is none of a new browser.
    let newest = try await browser.open { CounterView() }
    browser.cookie = "live=\(Secret())"
    #expect(try await newest.click("Add") == 403)
  }

  @Test func numberOfSecretsOfNewBrowsersIsLimited() {
    var browsers = NewBrowsers()
    let secrets = (0...NewBrowsers.limit).map { _ in Secret() }
    for secret in secrets { browsers.add(secret, of: nil, at: .zero) }
    let header = "live=\(secrets[1])"
    #expect(browsers.replacement(of: secrets[2], in: header, at: .zero) == secrets[1])
    #expect(browsers.replacement(of: secrets[0], in: header, at: .zero) == nil)
  }

  @Test func tooManyEventsAreRejectedForAWhile() async throws {
    let browser = Browser {
      $0.eventBurst = 3
      $0.eventsPerRequest = 2
      $0.eventsPerSecond = 1
    }
    let page = try await browser.open { CounterView() }
    for _ in 0..<3 { #expect(try await page.click("Add") == 204) }
    #expect(try await page.click("Add") == 429)
    #expect(page.session?.applied == 3)
    browser.clock.advance(by: .seconds(1))
    page.number -= 1
    #expect(try await page.click("Add") == 204)
    #expect(page.session?.applied == 4)
    #expect(browser.reporter.entries.contains(.rejected(.tooManyEvents)))
  }

  @Test func malformedRequestsTakeTokens() async throws {
    let browser = Browser {
      $0.eventBurst = 2
      $0.eventsPerRequest = 1
    }
    let page = try await browser.open { CounterView() }
    for _ in 0..<2 { #expect(try await page.post(body: "nonsense") == 400) }
    #expect(try await page.post(body: "nonsense") == 429)
  }

  @Test func leavingEndsTheSessionOnce() async throws {
    let lifetime = Lifetime()
    let page = try await browser.open { MortalView(lifetime: lifetime) }
    let stream = try await page.stream()
    // The number is not the next one, because the response to another request is pending.
    #expect(try await page.post(body: #"{"seq":7,"ack":0,"bye":true}"#) == 204)
    #expect(browser.pages.sessionCount == 0)
    #expect(lifetime.appeared == 1 && lifetime.disappeared == 1)
    #expect(await stream.next() == nil)
    #expect(try await page.post(body: #"{"seq":8,"ack":0}"#) == 410)
    #expect(try await page.streamResponse(after: "0").status == 410)
    #expect(browser.reporter.entries.count { $0 == .ended(.left, 0) } == 1)
  }

  @Test func shortLivedStateIsASeparatePatch() async throws {
    let page = try await browser.open { FleetingView() }
    let stream = try await page.stream()
    try await page.click("Save")
    #expect(try await stream.patch().ops.isEmpty)
    #expect(try await stream.patch().ops.last?[2] as? String == "saving")
    #expect(try await stream.patch().ops.last?[2] as? String == "saved")
  }
}
