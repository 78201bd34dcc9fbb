import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

/// WebSockets of pages, without HTTP.
@MainActor
struct LivePagesSocketsTests {
  private let browser = Browser()

  private func openPage() async throws -> (page: OpenPage, button: UInt64) {
    let page = try await browser.open { CounterView() }
    return (page, try page.id(.button, "Add"))
  }

  private func click(_ button: UInt64, number: Int) -> String {
    #"{"seq":\#(number),"ack":0,"events":[[\#(button),"click"]]}"#
  }

  // MARK: Opening

  @Test func socketCarriesAFrameAtOnce() async throws {
    let (page, button) = try await openPage()
    #expect(try await page.socket().receivedFrames() == [":"])
    try await page.socket().send(click(button, number: 1))
    // The missed patch is one.
    let frames = try await page.socket().receivedFrames()
    #expect(frames.count == 1)
    #expect(frames.first?.hasPrefix("data:[1,1,") == true)
  }

  // MARK: Messages

  @Test func patchAnswersTheMessageThatItAcknowledges() async throws {
    let (page, button) = try await openPage()
    let socket = try await page.socket()
    await socket.send(click(button, number: 1))
    let frames = socket.received()
    #expect(frames.count == 1)
    #expect(frames.first?.hasPrefix("data:[1,1,") == true)
  }

  @Test func messageThatChangesNothingIsAnsweredWithAStatus() async throws {
    let (page, _) = try await openPage()
    let socket = try await page.socket()
    await socket.send(#"{"seq":1,"ack":0}"#)
    #expect(socket.received() == ["event:answer\ndata:[1,204]"])
  }

  @Test func repeatedMessageIsAppliedOnceAndAnsweredAgain() async throws {
    let (page, button) = try await openPage()
    let socket = try await page.socket()
    await socket.send(click(button, number: 1))
    await socket.send(click(button, number: 1))
    #expect(socket.received().last == "event:answer\ndata:[2,204]")
    #expect(page.session?.applied == 1)
    #expect(page.nodes.contains { $0.text == "1" })
  }

  @Test func rejectedMessagesAreAnsweredWithTheirStatus() async throws {
    let (page, button) = try await openPage()
    let socket = try await page.socket()
    await socket.send(click(button, number: 3))
    await socket.send("[")
    await socket.send(String(repeating: " ", count: browser.pages.configuration.bodyLimit + 1))
    #expect(
      socket.received() == [
        "event:answer\ndata:[1,409,1]", "event:answer\ndata:[2,400]", "event:answer\ndata:[3,413]",
      ])
    for rejection in [LiveRejection.missingEvents, .malformed, .tooLarge] {
      #expect(browser.reporter.entries.contains(.rejected(rejection)))
    }
    #expect(page.session?.applied == 0)
  }

  @Test func messagesAreLimitedLikeRequests() async throws {
    let browser = Browser { ($0.eventsPerRequest, $0.eventBurst) = (1, 3) }
    let page = try await browser.open { CounterView() }
    // This takes a token too.
    let socket = try await page.socket()
    for number in 1...3 { await socket.send(#"{"seq":\#(number),"ack":0}"#) }
    #expect(socket.received().last == "event:answer\ndata:[3,429]")
  }

  @Test(arguments: [50, 100, 200, 400, 800, 1_600, 3_200])
  func floodOfRejectedMessagesClosesItsSocket(count: Int) async throws {
    let (page, _) = try await openPage()
    let socket = try await page.socket()
    for _ in 0..<count { await socket.send("[") }
    #expect(socket.received().count == min(count, 100))
    #expect(socket.stream.takeFrames().isLast == (count >= 100))
    // A socket that is closed handles none of the further messages.
    #expect(browser.reporter.entries.count { $0 == .rejected(.malformed) } == min(count, 100))
  }

  @Test func rejectionsBetweenAcceptedMessagesCloseNoSocket() async throws {
    let browser = Browser { $0.eventBurst = 1_000 }
    let page = try await browser.open { CounterView() }
    let socket = try await page.socket()
    for number in 1...3 {
      for _ in 0..<99 { await socket.send("[") }
      await socket.send(#"{"seq":\#(number),"ack":0}"#)
    }
    #expect(!socket.stream.takeFrames().isLast)
    #expect(page.session?.applied == 3)
  }

  /// Nothing is handled meanwhile, because the main actor is busy with this test.
  @Test(arguments: [1, 16, 64, 256, 512, 1_000, 1_024, 1_025, 2_048, 4_096])
  func bytesOfUnhandledMessagesAreLimited(count: Int) async throws {
    let (page, _) = try await openPage()
    let socket = try await page.socket()
    let message = [UInt8](repeating: 32, count: 65_536)
    for _ in 0..<count { socket.receive(message) {} }
    let limit = SocketInbox.byteLimit
    #expect(browser.pages.inbox.waitingBytes == min(count * message.count, limit))
    #expect(socket.stream.takeFrames().isLast == (count * message.count > limit))
  }

  @Test func messagesAreHandledInTheirOrder() async throws {
    let (page, button) = try await openPage()
    let socket = try await page.socket()
    for number in 1..<8 { socket.receive(Array(click(button, number: number).utf8)) {} }
    await socket.send(click(button, number: 8))
    #expect(page.session?.applied == 8)
    #expect(page.nodes.contains { $0.text == "8" })
  }

  // MARK: The socket

  @Test func protocolsContainTheTimeZoneAndTheLocale() async throws {
    let (page, _) = try await openPage()
    _ = try await page.socket()
    let environment = try #require(page.session).host.environment
    #expect(environment.timeZone.identifier == "Asia/Tokyo")
    #expect(environment.locale.identifier == "ja_JP")
  }

  @Test func missedPatchesAreSentOnANewSocket() async throws {
    let (page, button) = try await openPage()
    let first = try await page.socket()
    await first.send(click(button, number: 1))
    let second = try await page.socket()
    #expect(first.stream.takeFrames() == (nil, true))
    #expect(second.received().first?.hasPrefix("data:[1,1,") == true)
  }

  @Test func messagesOnAReplacedSocketAreNotApplied() async throws {
    let (page, button) = try await openPage()
    let first = try await page.socket()
    _ = try await page.stream()
    await first.send(click(button, number: 1))
    #expect(page.session?.applied == 0)
  }

  /// The middleware of the page's route runs for a POST and for a new socket.
  @Test func oldSocketAcceptsNoEvents() async throws {
    let browser = Browser { $0.socketLifetime = .seconds(60) }
    let page = try await browser.open { CounterView() }
    let button = try page.id(.button, "Add")
    let socket = try await page.socket()
    browser.clock.advance(by: .seconds(59))
    await socket.send(click(button, number: 1))
    #expect(page.session?.applied == 1)
    browser.clock.advance(by: .seconds(1))
    await socket.send(click(button, number: 2))
    #expect(page.session?.applied == 1)
    #expect(socket.received().last == "event:renew\ndata:0")
    #expect(socket.stream.takeFrames().isLast)
    #expect(try await page.post(body: click(button, number: 2)) == 204)
  }

  @Test func endOfTheSessionEndsTheSocket() async throws {
    let (page, _) = try await openPage()
    let socket = try await page.socket()
    #expect(try await page.post(more: #","bye":true"#) == 204)
    #expect(socket.stream.takeFrames().isLast)
    #expect(browser.pages.sessionCount == 0)
  }

  // MARK: Rejections

  @Test func socketsOfOtherSitesAreRejected() async throws {
    let (page, _) = try await openPage()
    #expect(try await page.socketResponse { $0.origin = "http://evil.test" }.status == 403)
    #expect(try await page.socketResponse { $0.origin = "https://example.test" }.status == 403)
    #expect(try await page.socketResponse { $0.origin = nil }.status == 403)
    #expect(try await page.socketResponse { $0.fetchSite = "cross-site" }.status == 403)
    browser.edit = { $0.host = "evil.test" }
    #expect(try await page.socketResponse { $0.origin = "http://evil.test" }.status == 421)
    #expect(page.session?.wasClaimed == false)
  }

  @Test func socketNeedsTheSecretsAndThePathOfItsPage() async throws {
    let (page, _) = try await openPage()
    browser.edit = { $0.cookie = "live=\(Secret())" }
    #expect(try await page.socketResponse().status == 403)
    browser.edit = { $0.cookie = nil }
    #expect(try await page.socketResponse().status == 403)
    browser.edit = { $0.target = "/other" }
    #expect(try await page.socketResponse().status == 403)
    browser.edit = { _ in }
    for protocols in ["", "live", "live, last.0", "page.\(page.token), last.0", "live, page.\(page.token), last.x"] {
      #expect(try await page.socketResponse { $0.socketProtocols = protocols }.status == 400, "\(protocols)")
    }
    let other = "live, page.\(Secret()), last.0"
    #expect(try await page.socketResponse { $0.socketProtocols = other }.status == 410)
  }

  /// A proxy that does not know WebSockets passes on such a request as if it were one for the document.
  @Test func requestWithoutUpgradeOpensNoPage() async throws {
    let (page, _) = try await openPage()
    #expect(try await page.socketResponse { $0.canSwitchToSocket = false }.status == 426)
    #expect(browser.pages.sessionCount == 1)
  }

  @Test func documentsOfferSocketsOnlyWhereTheyCanBeOpened() async throws {
    browser.edit = { $0.canSwitchToSocket = true }
    #expect(try await browser.get { CounterView() }.text.contains("\" data-socket>"))
    browser.edit = { _ in }
    #expect(try await !browser.get { CounterView() }.text.contains("data-socket"))
    let without = Browser { $0.socketLifetime = .zero }
    without.edit = { $0.canSwitchToSocket = true }
    let page = try await without.open { CounterView() }
    #expect(!page.html.contains("data-socket"))
    #expect(try await page.socketResponse().status == 426)
  }

  @Test func noSocketIsOpenedDuringAShutdown() async throws {
    let (page, _) = try await openPage()
    browser.pages.shutdown()
    let status = try await page.socketResponse().status
    #expect(status == 410 || status == 503)
  }
}
