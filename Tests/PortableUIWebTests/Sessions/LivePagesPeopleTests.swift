import PortableUI
import Testing

@testable import PortableUIWeb

/// Notices between the live pages of one process.
@MainActor
private final class MemoryNotices: PersonNotices {
  private var continuations: [AsyncStream<PersonNotice>.Continuation] = []
  struct Failure: Error {}
  var fails = false
  private(set) var published = 0

  nonisolated init() {}

  nonisolated func publish(_ notice: String) async throws { try await send(notice) }

  private func send(_ notice: String) async throws {
    if fails { throw Failure() }
    // As a database does.
    try Task.checkCancellation()
    published += 1
    for continuation in continuations { continuation.yield(.published(notice)) }
  }

  func lose() {
    for continuation in continuations { continuation.yield(.listening) }
  }

  nonisolated func notices() -> AsyncStream<PersonNotice> {
    let (stream, continuation) = AsyncStream<PersonNotice>.makeStream()
    MainActor.assumeIsolated { continuations.append(continuation) }
    return stream
  }
}

private struct MemberView: View {
  @Environment(\.setCookies) private var setCookies

  var body: some View {
    Button("Sign out") {
      if let cookie = try? BrowserCookie.removing("session") { setCookies([cookie], thenLoad: "/") }
    }
    Button("Nothing") {}
  }
}

@MainActor
struct LivePagesPeopleTests {
  private let notices = MemoryNotices()

  private func browser(as person: String?, _ change: (inout LivePageConfiguration) -> Void = { _ in }) -> Browser {
    let browser = Browser(personNotices: notices, change)
    browser.edit = { $0.person = person }
    return browser
  }

  private func open(_ browser: Browser, as person: String?) async throws -> OpenPage {
    browser.edit = { $0.person = person }
    return try await browser.open { MemberView() }
  }

  @Test func allPagesOfAPersonEnd() async throws {
    let browser = browser(as: "7")
    let (shown, hidden) = (try await open(browser, as: "7"), try await open(browser, as: "7"))
    let unclaimed = try await open(browser, as: "7")
    let others = [try await open(browser, as: "8"), try await open(browser, as: nil)]
    browser.edit = { $0.person = "7" }
    let socket = try await shown.socket()
    _ = socket.received()
    try await hidden.stream().stream.abandon()
    try await browser.pages.end(person: "7")
    #expect(socket.received() == ["event:changed\ndata:0"])
    #expect(shown.session == nil && hidden.session == nil && unclaimed.session == nil)
    #expect(others.allSatisfy { $0.session != nil })
    #expect(try await shown.post(#"[1,"click"]"#) == 410)
  }

  @Test func aPageIsNotUsedByAnotherPerson() async throws {
    let browser = browser(as: "7")
    let page = try await browser.open { MemberView() }
    for other in ["8", nil] {
      browser.edit = { $0.person = other }
      #expect(try await page.post(#"[1,"click"]"#) == 403)
      #expect(try await page.streamResponse(after: "0").status == 403)
      #expect(try await page.socketResponse().status == 403)
    }
    #expect(browser.reporter.entries.count { $0 == .rejected(.wrongPerson) } == 6)
  }

  /// The document was checked before the end, and its page would be open afterwards.
  @Test func aDocumentThatIsCreatedAtThatMomentIsNotOpened() async throws {
    let browser = browser(as: "7") { $0.firstLoadWait = .milliseconds(50) }
    let opening = Task { try await browser.get { LoadingView(ends: false) } }
    await browser.clock.hasSleepers(1, until: .milliseconds(50))
    try await browser.pages.end(person: "7")
    browser.clock.advance(by: .milliseconds(50))
    let response = try await opening.value
    #expect(response.status == 503 && response["Refresh"] == "1")
    #expect(browser.pages.sessionCount == 0)
    #expect(browser.reporter.entries.contains(.rejected(.personChanged)))
    #expect(try await browser.get { MemberView() }.status == 200)
  }

  @Test func aDocumentWhoseRequestWasCheckedBeforeIsNotOpened() async throws {
    let browser = browser(as: "7")
    let count = browser.pages.endedPersonCount
    try await browser.pages.end(person: "7")
    browser.edit = { ($0.person, $0.endedPersons) = ("7", count) }
    #expect(try await browser.get { MemberView() }.status == 503)
    browser.edit = { ($0.person, $0.endedPersons) = ("8", count) }
    #expect(try await browser.get { MemberView() }.status == 200)
  }

  @Test func pagesOfAnotherProcessEnd() async throws {
    let (first, second) = (browser(as: "7"), browser(as: "7"))
    let page = try await second.open { MemberView() }
    let other = try await open(second, as: "8")
    let reason = await second.reporter.nextEnd { Task { try await first.pages.end(person: "7") } }
    #expect(reason == .renewed)
    #expect(page.session == nil && other.session != nil)
  }

  /// A page that the person opens afterwards does not end by the notice of the own process.
  @Test func theNoticeOfTheOwnProcessEndsNothing() async throws {
    let browser = browser(as: "7")
    let first = try await browser.open { MemberView() }
    try await browser.pages.end(person: "7")
    #expect(first.session == nil)
    let second = try await browser.open { MemberView() }
    // A notice that follows it has arrived.
    _ = try await open(browser, as: "9")
    _ = await browser.reporter.nextEnd {
      Task { try await self.notices.publish(String(repeating: "0", count: 32) + "9") }
    }
    #expect(second.session != nil)
  }

  /// An action that ends the pages of its person is canceled with its own page.
  @Test func aNoticeIsPublishedAlthoughTheActionIsCanceled() async throws {
    let pages = browser(as: "7").pages
    let action = Task { try await pages.end(person: "7") }
    action.cancel()
    try await action.value
    #expect(notices.published == 1)
  }

  @Test func lostNoticesEndThePagesOfEveryone() async throws {
    let browser = browser(as: "7")
    let page = try await browser.open { MemberView() }
    let anonymous = try await open(browser, as: nil)
    _ = await browser.reporter.nextEnd { notices.lose() }
    #expect(page.session == nil && anonymous.session != nil)
  }

  @Test func aFailureOfTheNoticesIsThrownAndTheOwnPagesEnd() async throws {
    let browser = browser(as: "7")
    let page = try await browser.open { MemberView() }
    notices.fails = true
    await #expect(throws: MemoryNotices.Failure.self) { try await browser.pages.end(person: "7") }
    #expect(page.session == nil)
  }

  /// The page that has changed the password receives its new cookie, and does nothing else.
  @Test func aPageWithATicketOnlyRedeemsIt() async throws {
    let browser = browser(as: "7")
    let page = try await browser.open { MemberView() }
    let ticket = try await page.ticket(from: "Sign out")
    try await browser.pages.end(person: "7")
    #expect(try await page.click("Nothing") == 410)
    // The cookie of the request is revoked.
    browser.edit = { $0.person = nil }
    #expect(try await page.redeem(ticket).status == 200)
    #expect(page.session == nil)
  }

  @Test func aPageThatDoesNotRedeemItsTicketEnds() async throws {
    let browser = browser(as: "7")
    let page = try await browser.open { MemberView() }
    _ = try await page.ticket(from: "Sign out")
    try await browser.pages.end(person: "7")
    browser.clock.advance(by: .seconds(29))
    browser.pages.sweep()
    #expect(page.session != nil)
    browser.clock.advance(by: .seconds(1))
    browser.pages.sweep()
    #expect(page.session == nil)
  }
}
