import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

@MainActor
struct LiveSessionStreamTests {
  let browser = Browser()

  @Test func streamIsNotCachedOrTransformed() async throws {
    let page = try await browser.open { CounterView() }
    let response = try await page.streamResponse(after: "0")
    #expect(response["Content-Type"] == "text/event-stream; charset=utf-8")
    #expect(response["Cache-Control"] == "no-cache, no-transform")
    #expect(response["X-Accel-Buffering"] == "no")
  }

  @Test func missedPatchesAreSentAgain() async throws {
    let page = try await browser.open { CounterView() }
    for _ in 0..<3 { try await page.click("Add") }
    let stream = try await page.stream(after: 1)
    #expect(try await stream.patch().number == 2)
    #expect(try await stream.patch().number == 3)
    try await page.click("Add")
    #expect(try await stream.patch().number == 4)
    #expect(!browser.reporter.entries.contains(.snapshot))
  }

  @Test func snapshotClosesAGapAndKeepsState() async throws {
    let page = try await browser.open { CounterView().navigationTitle("Counter") }
    for click in 0..<3 { try await page.click("Add", ack: click) }
    let stream = try await page.stream(after: 0)
    let frame = try #require(await stream.next())
    #expect(frame.hasPrefix("event:snapshot\ndata:[3,3,\"Counter\",[1,\"main\",{"))
    #expect(frame.contains("\"3\""))
    try await page.click("Add", ack: 3)
    let patch = try await stream.patch()
    #expect(patch.number == 4 && patch.done == 4)
    #expect(browser.reporter.entries.count { $0 == .snapshot } == 1)
  }

  @Test func numberThatWasNeverSentIsAGap() async throws {
    let page = try await browser.open { CounterView() }
    let stream = try await page.stream(after: 99)
    #expect(try #require(await stream.next()).hasPrefix("event:snapshot\ndata:[0,0,null,"))
  }

  @Test func aSnapshotIsValidJSON() async throws {
    let page = try await browser.open { FieldView(name: "\"\\\u{2028}\n</script>") }
    let frame = try #require(await page.stream(after: 99).next())
    let json = try JSONSerialization.jsonObject(with: Data(frame.dropFirst("event:snapshot\ndata:".count).utf8))
    #expect((json as? [Any])?.count == 4)
  }

  @Test(arguments: [nil, "", "-1", "x", "1.5", "99999999999999999999999"])
  func lastPatchMustBeANumber(last: String?) async throws {
    let page = try await browser.open { CounterView() }
    #expect(try await page.streamResponse(after: last).status == 400)
  }

  @Test func onlyTheNewestStreamReceivesPatches() async throws {
    let page = try await browser.open { CounterView() }
    let old = try await page.stream()
    let new = try await page.stream()
    #expect(await old.next() == nil)
    await old.stream.close()
    try await page.click("Add")
    #expect(try await new.patch().number == 1)
  }

  @Test func newerStreamStopsTheWritingOfTheOlderOne() async throws {
    let page = try await browser.open { CounterView() }
    let old = try await page.stream()
    let isAbandoned = Flag()
    old.stream.whenAbandoned { isAbandoned.set() }
    try await page.click("Add")
    let new = try await page.stream()
    #expect(isAbandoned.isSet)
    #expect(await old.next() == nil)
    #expect(try await new.patch().number == 1)
  }

  @Test func fullRingStopsRenderingUntilAnAcknowledgment() async throws {
    let browser = Browser { $0.ringCount = 2 }
    let page = try await browser.open { CounterView() }
    let stream = try await page.stream()
    for _ in 0..<5 { try await page.click("Add") }
    #expect(page.session?.host.isPaused == true)
    #expect(try await stream.patch().ops.last?[2] as? String == "1")
    #expect(try await stream.patch().ops.last?[2] as? String == "2")
    #expect(page.session?.queue?.isEmpty == true)

    // Three presses were applied but not rendered. The page receives only the last state.
    try await page.post(ack: 1)
    let patch = try await stream.patch()
    #expect(patch.number == 3 && patch.done == 6)
    #expect(patch.ops.last?[2] as? String == "5")
    #expect(browser.reporter.entries.count { $0 == .patch } == 3)
  }

  @Test func eventsAreRejectedUntilThePageAcknowledges() async throws {
    let browser = Browser {
      $0.ringCount = 2
      $0.eventsWhilePaused = 3
    }
    let page = try await browser.open { CounterView() }
    let stream = try await page.stream()
    for _ in 0..<5 { #expect(try await page.click("Add") == 204) }
    #expect(try await page.click("Add") == 429)
    #expect(page.session?.applied == 5)
    _ = try await (stream.patch(), stream.patch())

    // The page sends the events again, with its newest acknowledgment.
    page.number -= 1
    #expect(try await page.click("Add", ack: 2) == 204)
    #expect(try await stream.patch().ops.last?[2] as? String == "6")
    #expect(!browser.reporter.entries.contains(.event(.paused)))
  }

  @Test func acknowledgedButUnreadPatchesAreBounded() async throws {
    let browser = Browser { $0.ringCount = 2 }
    let page = try await browser.open { CounterView() }
    let stream = try await page.stream()
    for click in 0..<9 { try await page.click("Add", ack: click) }
    #expect(page.session?.queue?.count == 2)
    #expect(page.session?.host.isPaused == true)
    _ = try await (stream.patch(), stream.patch())

    try await page.post(ack: 2)
    #expect(try await stream.patch().ops.last?[2] as? String == "9")
  }

  @Test func acknowledgmentIsSentAfterTheRingWasFull() async throws {
    let browser = Browser { $0.ringCount = 1 }
    let page = try await browser.open { CounterView() }
    let stream = try await page.stream()
    try await page.click("Nothing")
    try await page.click("Nothing")
    #expect(try await stream.patch().done == 1)
    #expect(page.session?.queue?.isEmpty == true)
    try await page.post(ack: 1)
    let patch = try await stream.patch()
    #expect(patch.number == 2 && patch.done == 3 && patch.ops.isEmpty)
  }

  @Test func ringFullOfBytesStopsRendering() async throws {
    let browser = Browser { $0.ringBytes = 10 }
    let page = try await browser.open { CounterView() }
    try await page.click("Add")
    #expect(page.session?.host.isPaused == true)
  }

  @Test func reconnectingAcknowledgesPatches() async throws {
    let browser = Browser { $0.ringCount = 2 }
    let page = try await browser.open { CounterView() }
    for _ in 0..<3 { try await page.click("Add") }
    let stream = try await page.stream(after: 2)
    let patch = try await stream.patch()
    #expect(patch.number == 3 && patch.done == 3)
    #expect(patch.ops.last?[2] as? String == "3")
  }

  @Test func heartbeatIsSentOnASilentStream() async throws {
    let page = try await browser.open { CounterView() }
    let stream = try await page.stream()
    browser.clock.advance(by: .seconds(14))
    browser.pages.sweep()
    #expect(page.session?.queue?.isEmpty == true)
    browser.clock.advance(by: .seconds(1))
    browser.pages.sweep()
    #expect(await stream.next() == ":")
    try await page.click("Add")
    _ = await stream.next()
    browser.clock.advance(by: .seconds(14))
    browser.pages.sweep()
    #expect(page.session?.queue?.isEmpty == true)
  }

  @Test func heartbeatsAreBoundedForAPageThatDoesNotRead() async throws {
    let page = try await browser.open { CounterView() }
    let stream = try await page.stream()
    for _ in 0..<5 {
      browser.clock.advance(by: .seconds(15))
      browser.pages.sweep()
    }
    page.session?.queue?.finish()
    #expect(await stream.next() == ":")
    #expect(await stream.next() == nil)
  }
}
