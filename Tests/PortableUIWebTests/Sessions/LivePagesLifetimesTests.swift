import PortableUI
import Testing

@testable import PortableUIWeb

@MainActor
@Suite(.timeLimit(.minutes(5))) struct LivePagesLifetimesTests {
  let browser = Browser()
  let lifetime = Lifetime()

  private func open() async throws -> OpenPage {
    try await browser.open { MortalView(lifetime: lifetime) }
  }

  private func pass(_ duration: Duration) {
    browser.clock.advance(by: duration)
    browser.pages.sweep()
  }

  @Test func sessionEndsIfThePageNeverOpensItsStream() async throws {
    _ = try await open()
    pass(.seconds(29))
    #expect(browser.pages.sessionCount == 1)
    pass(.seconds(1))
    #expect(browser.reporter.entries.last == .ended(.unclaimed, 0))
    #expect(lifetime.disappeared == 1)
  }

  @Test func sessionEndsThreeMinutesAfterDisconnecting() async throws {
    let page = try await open()
    let stream = try await page.stream()
    pass(.seconds(179))
    try await page.post()
    await stream.stream.close()
    #expect(lifetime.disappeared == 0)
    pass(.seconds(179))
    #expect(browser.pages.sessionCount == 1)
    pass(.seconds(1))
    #expect(browser.reporter.entries.last == .ended(.disconnected, 0))
    #expect(lifetime.appeared == 1 && lifetime.disappeared == 1)
  }

  @Test func sessionOfAHiddenPageEndsAfterHalfAnHour() async throws {
    let page = try await open()
    await (try await page.stream()).stream.close()
    try await page.post(more: #","hidden":true"#)
    pass(.seconds(1799))
    #expect(browser.pages.sessionCount == 1)
    pass(.seconds(1))
    #expect(browser.reporter.entries.last == .ended(.hidden, 0))
  }

  /// The middleware of the page's route does not run while its stream is open.
  @Test func hiddenPageWithAnOpenStreamEndsLikeAVisibleOne() async throws {
    let page = try await open()
    let stream = try await page.stream()
    try await page.post(more: #","hidden":true"#)
    pass(.seconds(179))
    #expect(browser.pages.sessionCount == 1)
    pass(.seconds(1))
    #expect(browser.reporter.entries.last == .ended(.disconnected, 0))
    await stream.stream.close()
  }

  @Test func pageThatBecomesVisibleIsNotHidden() async throws {
    let page = try await open()
    await (try await page.stream()).stream.close()
    try await page.post(more: #","hidden":true"#)
    await (try await page.stream()).stream.close()
    pass(.seconds(180))
    #expect(browser.pages.sessionCount == 0)
  }

  @Test func reconnectingInTimeKeepsTheSession() async throws {
    let page = try await open()
    await (try await page.stream()).stream.close()
    pass(.seconds(179))
    let stream = try await page.stream()
    pass(.seconds(179))
    #expect(browser.pages.sessionCount == 1)
    await stream.stream.close()
  }

  @Test func pageThatReportsKeepsItsSessionWhileItsStreamIsOpen() async throws {
    let page = try await open()
    let stream = try await page.stream()
    for _ in 0..<60 {
      pass(.seconds(60))
      try await page.post()
    }
    #expect(browser.pages.sessionCount == 1)
    await stream.stream.close()
  }

  @Test func streamThatIsNotReadEndsWithItsSession() async throws {
    let page = try await open()
    let stream = try await page.stream()
    for _ in 0..<179 { pass(.seconds(1)) }
    #expect(browser.pages.sessionCount == 1)
    let isAbandoned = Flag()
    stream.stream.whenAbandoned { isAbandoned.set() }
    pass(.seconds(1))
    #expect(browser.reporter.entries.last == .ended(.disconnected, 0))
    #expect(isAbandoned.isSet)
    #expect(await stream.next() == nil)
  }

  @Test func writingTheLastFramesOfASessionIsLimited() async throws {
    let page = try await open()
    let stream = try await page.stream()
    let abandoned = AsyncStream<Void>.makeStream()
    stream.stream.whenAbandoned { abandoned.continuation.finish() }
    try await page.post(more: #","bye":true"#)
    await browser.clock.hasSleepers(until: .seconds(10))
    browser.clock.advance(by: .seconds(10))
    for await _ in abandoned.stream {}
  }

  @Test func disconnectingDoesNotCallOnDisappear() async throws {
    let page = try await open()
    await (try await page.stream()).stream.close()
    _ = try await page.stream()
    #expect(lifetime.appeared == 1 && lifetime.disappeared == 0)
  }

  @Test func sessionsAreCheckedPeriodically() async throws {
    _ = try await open()
    await browser.clock.hasSleepers(until: .seconds(1))
    #expect(await browser.reporter.nextEnd { browser.clock.advance(by: .seconds(30)) } == .unclaimed)
    #expect(browser.pages.sessionCount == 0)
    #expect(browser.pages.sweepTask == nil)
  }

  @Test func sessionsEndAfterTheirOwnerIsReleased() async throws {
    var browser: Browser? = Browser()
    let (clock, reporter) = (try #require(browser?.clock), try #require(browser?.reporter))
    weak let pages = browser?.pages
    _ = try await browser?.open { MortalView(lifetime: lifetime) }
    await clock.hasSleepers(until: .seconds(1))
    browser = nil
    #expect(lifetime.disappeared == 0)
    #expect(await reporter.nextEnd { clock.advance(by: .seconds(30)) } == .unclaimed)
    #expect(lifetime.disappeared == 1)
    await Task { @MainActor in }.value
    #expect(pages == nil)
  }

  @Test func endedSessionIsReleased() async throws {
    browser.edit = { $0.remoteAddress = "192.0.2.1" }
    weak var session: LiveSession?
    weak var host: ViewHost?
    do {
      let page = try await open()
      session = page.session
      let opened = try #require(page.session?.host)
      host = opened
      let stream = try await page.stream()
      try await page.post(more: #","bye":true"#)
      #expect(opened.usage.nodes == 0 && opened.usage.tasks == 0 && opened.usage.subscriptions == 0)
      await stream.stream.close()
    }
    #expect(browser.pages.sessions.isEmpty && browser.pages.sessionsOfAddress.isEmpty)
    #expect(browser.pages.sweepTask == nil)
    #expect(session == nil)
    #expect(host == nil)
  }

  @Test func shutdownReloadsPagesAndRejectsNewOnes() async throws {
    let page = try await open()
    let stream = try await page.stream()
    browser.pages.shutdown()
    let frame = try #require(await stream.next())
    let delay = try #require(frame.wholeMatch(of: /event:reload\ndata:(\d+)/)).1
    #expect(try #require(Int(delay)) <= 5000)
    #expect(await stream.next() == nil)
    #expect(browser.pages.sessionCount == 0 && lifetime.disappeared == 1)
    #expect(try await browser.get { CounterView() }.status == 503)
    #expect(try await browser.send(LiveRequest(method: .head)) { CounterView() }.status == 503)
    #expect(try await page.post() == 410)
  }

  @Test func pagesShowTheStateOfTheBuildOfTheirProgram() async throws {
    let error = BuildError(place: "A.swift:1:2", message: "cannot find 'x'\n\nin scope", excerpt: " 1 | x")
    let failed = """
      event:build
      data:{"failed":{"_0":[{"excerpt":" 1 | x","message":"cannot find 'x'\\n\\nin scope","place":"A.swift:1:2"}]}}
      """
    let page = try await open()
    let stream = try await page.stream()
    browser.pages.show(.failed([error]))
    browser.pages.show(.failed([error]))
    #expect(await stream.next() == failed)
    browser.pages.show(.building)
    #expect(await stream.next() == "event:build\ndata:{\"building\":{}}")

    browser.pages.show(.failed([error]))
    let later = try await page.stream()
    #expect(await later.next() == failed)

    browser.pages.shutdown()
    #expect(await later.next() == "event:build\ndata:{\"replaced\":{}}")
    #expect(await later.next() == nil)
  }

  @Test func actionThatShowsProgressIsFinishedDuringAShutdown() async throws {
    let saving = Saving()
    let page = try await browser.open { SavingView(saving: saving) }
    let stream = try await page.stream()
    try await page.click("Save")
    await saving.hasStarted()
    browser.pages.shutdown()
    while let frame = await stream.next() { if frame.hasPrefix("event:reload") { break } }
    #expect(await stream.next() == nil)
    #expect(browser.pages.sessionCount == 1)
    #expect(try await page.streamResponse(after: "0").status == 503)

    saving.finish()
    await browser.pages.drain()
    #expect(saving.isSaved)
    #expect(browser.pages.sessionCount == 0)
    #expect(browser.reporter.entries.last { if case .ended = $0 { true } else { false } } == .ended(.shutdown, 0))
  }

  @Test func actionThatDoesNotEndIsCanceledByAShutdown() async throws {
    let saving = Saving()
    let page = try await browser.open { SavingView(saving: saving) }
    _ = try await page.stream()
    try await page.click("Save")
    await saving.hasStarted()
    browser.pages.shutdown()
    pass(.milliseconds(6_999))
    #expect(browser.pages.sessionCount == 1)
    pass(.milliseconds(1))
    await browser.pages.drain()
    #expect(browser.pages.sessionCount == 0)
    // An action that was not canceled would save now.
    saving.finish()
    await saving.hasEnded()
    #expect(saving.isCanceled && !saving.isSaved)
  }

  @Test func actionOfAPageWhoseRenderingHasStoppedIsFinishedDuringAShutdown() async throws {
    let saving = Saving()
    let browser = Browser { $0.ringCount = 1 }
    let page = try await browser.open { SavingView(saving: saving) }
    _ = try await page.stream()
    // Its acknowledgment fills the ring.
    try await page.post("[999,\"click\"]")
    try await page.click("Save")
    browser.pages.shutdown()
    await saving.hasStarted()
    #expect(browser.pages.sessionCount == 1)
    saving.finish()
    await browser.pages.drain()
    #expect(saving.isSaved)
  }

  @Test func drainingEndsWhenItsTaskIsCanceled() async throws {
    let saving = Saving()
    let page = try await browser.open { SavingView(saving: saving) }
    _ = try await page.stream()
    try await page.click("Save")
    await saving.hasStarted()
    browser.pages.shutdown()
    let draining = Task { await browser.pages.drain() }
    draining.cancel()
    await draining.value
    #expect(browser.pages.sessionCount == 1)
    saving.finish()
  }

  /// The request for a stream reports the time zone, to which a view can respond with anything.
  @Test func streamEndsIfItsRequestHasEndedTheSession() async throws {
    browser.cookie = "tz=Europe/London"
    let pages = browser.pages
    let page = try await browser.open { ZoneObserver { pages.shutdown() } }
    browser.edit = { $0.zone = "Asia/Tokyo" }
    let stream = try await page.stream()
    #expect(browser.pages.sessionCount == 0)
    #expect(stream.stream.takeFrames().isLast)
  }

  @Test func drainingWithoutAShutdownEndsImmediately() async throws {
    _ = try await open()
    await browser.pages.drain()
    #expect(browser.pages.sessionCount == 1)
  }
}

private struct ZoneObserver: View {
  @Environment(\.timeZone) private var timeZone
  let zoneDidChange: @MainActor () -> Void

  var body: some View {
    Text(timeZone.identifier).onChange(of: timeZone) { zoneDidChange() }
  }
}
