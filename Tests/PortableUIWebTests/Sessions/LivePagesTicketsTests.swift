import PortableUI
import Testing

@testable import PortableUIWeb

/// A page that signs in and out.
private struct DoorView: View {
  @Environment(\.setCookies) private var setCookies
  @State private var count = 0

  var body: some View {
    Button("Sign in") { signIn("a1") }
    Button("Sign in as Bob") { signIn("b2") }
    Button("Sign out") {
      if let cookie = try? BrowserCookie.removing("session") { setCookies([cookie], thenLoad: "/bye?a=%22") }
    }
    Button("Add") { count += 1 }
    Text("\(count)")
  }

  private func signIn(_ secret: String) {
    guard let cookie = try? BrowserCookie("session", secret, for: .time(.seconds(60))) else { return }
    setCookies([cookie], thenLoad: "/account")
  }
}

extension OpenPage {
  /// Presses a button, and returns the ticket that the page receives.
  func ticket(from button: String) async throws -> String {
    let socket = try await socket()
    _ = socket.received()
    try await click(button)
    let frames = socket.received().joined()
    return String(try #require(frames.firstMatch(of: /\["x","([0-9a-f]{32})"\]/)).1)
  }

  func redeem(_ ticket: String) async throws -> LiveResponse {
    // The browser of these tests keeps the first cookie of a response.
    let cookie = browser.cookie
    defer { browser.cookie = cookie }
    return try await response(toBody: #"{"ticket":"\#(ticket)"}"#)
  }
}

extension LiveResponse {
  var setCookies: [String] { headers.filter { $0.name == "Set-Cookie" }.map(\.value) }
}

@MainActor
struct LivePagesTicketsTests {
  let browser = Browser()

  private func rejections() -> [LiveRejection] {
    browser.reporter.entries.compactMap { if case .rejected(let rejection) = $0 { rejection } else { nil } }
  }

  @Test func aTicketIsExchangedForCookiesAndATarget() async throws {
    let page = try await browser.open { DoorView() }
    let response = try await page.redeem(page.ticket(from: "Sign in"))
    #expect(response.status == 200)
    #expect(response.text == #"{"target":"/account"}"#)
    #expect(response["Cache-Control"] == "no-store")
    #expect(response.setCookies.first == "session=a1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax")
    #expect(browser.reporter.entries.contains(.ended(.left, 0)))
  }

  @Test func aTicketRemovesCookies() async throws {
    let page = try await browser.open { DoorView() }
    let response = try await page.redeem(page.ticket(from: "Sign out"))
    #expect(response.text == #"{"target":"/bye?a=%22"}"#)
    #expect(response.setCookies.first?.hasPrefix("session=; Path=/; Max-Age=0;") == true)
  }

  @Test func cookiesAreSecureWithHTTPS() async throws {
    let browser = Browser { $0.isSecure = true }
    browser.edit = { if $0.origin != nil { $0.origin = "https://example.test" } }
    let page = try await browser.open { DoorView() }
    let cookies = try await page.redeem(page.ticket(from: "Sign in")).setCookies
    #expect(cookies.count == 2 && cookies.allSatisfy { $0.hasSuffix("; HttpOnly; SameSite=Lax; Secure") })
  }

  /// Session fixation: a secret that another person has planted before the sign-in is worth nothing afterwards.
  @Test func theSecretOfTheBrowserChanges() async throws {
    browser.cookie = "live=\(Secret())"
    let planted = try #require(browser.cookie)
    let page = try await browser.open { DoorView() }
    let cookies = try await page.redeem(page.ticket(from: "Sign in")).setCookies
    let renewed = String(try #require(cookies.last).prefix { $0 != ";" })
    #expect(renewed.hasPrefix("live=") && renewed != planted)

    browser.cookie = renewed
    let member = try await browser.open { DoorView() }
    browser.cookie = planted
    #expect(try await member.click("Add") == 403)
    #expect(rejections() == [.wrongCookie])
  }

  @Test func otherPagesOfTheBrowserLoadAgain() async throws {
    let page = try await browser.open { DoorView() }
    let other = try await browser.open { DoorView() }
    let silent = try await browser.open { DoorView() }
    let stranger = try await { () async throws -> OpenPage in
      let cookie = browser.cookie
      defer { browser.cookie = cookie }
      browser.cookie = nil
      return try await browser.open { DoorView() }
    }()
    let socket = try await other.socket()
    _ = socket.received()
    #expect(try await page.redeem(page.ticket(from: "Sign in")).status == 200)
    #expect(socket.received() == ["event:changed\ndata:0"])
    #expect(other.session == nil && silent.session == nil && stranger.session != nil)
    #expect(browser.reporter.entries.count { if case .ended(.renewed, _) = $0 { true } else { false } } == 2)
  }

  @Test func aTicketIsRedeemedOnce() async throws {
    let page = try await browser.open { DoorView() }
    let ticket = try await page.ticket(from: "Sign in")
    #expect(try await page.redeem(ticket).status == 200)
    let again = try await page.redeem(ticket)
    #expect(again.status == 410 && again.setCookies.isEmpty)
    #expect(rejections() == [.noSession])
  }

  @Test func aLaterTicketReplacesAnEarlierOne() async throws {
    let page = try await browser.open { DoorView() }
    let first = try await page.ticket(from: "Sign in")
    let second = try await page.ticket(from: "Sign in as Bob")
    let rejected = try await page.redeem(first)
    #expect(rejected.status == 409 && rejected.setCookies.isEmpty)
    #expect(rejected.text.contains("Try it again"))
    #expect(try await page.redeem(second).setCookies.first?.hasPrefix("session=b2;") == true)
    #expect(rejections() == [.unknownTicket])
  }

  @Test func aTicketOfAnotherPageIsRejected() async throws {
    let page = try await browser.open { DoorView() }
    let other = try await browser.open { DoorView() }
    let ticket = try await page.ticket(from: "Sign in")
    let rejected = try await other.redeem(ticket)
    #expect(rejected.status == 409 && rejected.setCookies.isEmpty)
    #expect(rejections() == [.unknownTicket])
    #expect(try await other.click("Add") == 204)
    #expect(try await page.redeem(ticket).status == 200)
  }

  @Test func aTicketOfAnotherBrowserIsRejected() async throws {
    let page = try await browser.open { DoorView() }
    let ticket = try await page.ticket(from: "Sign in")
    let own = browser.cookie
    // A browser of the same network that has just opened its first page, too.
    browser.cookie = nil
    _ = try await browser.open { DoorView() }
    for foreign in [nil, "live=\(Secret())", browser.cookie] {
      browser.cookie = foreign
      let rejected = try await page.redeem(ticket)
      #expect(rejected.status == 403 && rejected.setCookies.isEmpty)
    }
    #expect(rejections() == [.wrongCookie, .wrongCookie, .wrongCookie])
    browser.cookie = own
    #expect(try await page.redeem(ticket).status == 200)
  }

  @Test func aTicketOfAnotherSiteIsRejected() async throws {
    let page = try await browser.open { DoorView() }
    let ticket = try await page.ticket(from: "Sign in")
    browser.edit = { $0.fetchSite = "cross-site" }
    #expect(try await page.redeem(ticket).status == 403)
    browser.edit = { $0.origin = "https://evil.test" }
    #expect(try await page.redeem(ticket).status == 403)
    browser.edit = { $0.contentType = "text/plain" }
    #expect(try await page.redeem(ticket).status == 415)
    browser.edit = { $0.target = "/other" }
    #expect(try await page.redeem(ticket).status == 403)
    #expect(rejections() == [.foreignSite, .foreignOrigin, .notJSON, .wrongPage])
    browser.edit = { _ in }
    #expect(try await page.redeem(ticket).status == 200)
  }

  @Test func aLateTicketIsRejectedAndThePageStays() async throws {
    let page = try await browser.open { DoorView() }
    let ticket = try await page.ticket(from: "Sign in")
    browser.clock.advance(by: .seconds(30))
    let rejected = try await page.redeem(ticket)
    #expect(rejected.status == 409 && rejected.setCookies.isEmpty)
    #expect(rejected.text == "This took too long. Try it again.\n")
    #expect(try await page.click("Add") == 204)
    let next = try await page.ticket(from: "Sign in")
    browser.clock.advance(by: .milliseconds(29_999))
    #expect(try await page.redeem(next).status == 200)
    #expect(rejections() == [.lateTicket])
  }

  @Test(arguments: [
    #"{"ticket":"abc"}"#, #"{"ticket":7}"#, #"{"ticket":null}"#, #"{"ticket":""#, #"{"ticket""#, #"{"tickets":"a"}"#,
    #"{"ticket":"00000000000000000000000000000000","seq":1}"#, #"{"ticket":"00000000000000000000000000000000"} x"#,
  ])
  func aMalformedTicketIsRejected(body: String) async throws {
    let page = try await browser.open { DoorView() }
    let ticket = try await page.ticket(from: "Sign in")
    #expect(try await page.post(body: body) == 400)
    #expect(rejections() == [.malformed])
    #expect(try await page.redeem(ticket).status == 200)
  }

  @Test func guessesOfTicketsAreLimited() async throws {
    let page = try await browser.open { DoorView() }
    _ = try await page.ticket(from: "Sign in")
    var statuses: Set<Int> = []
    for _ in 0..<250 { statuses.insert(try await page.redeem(Secret().description).status) }
    #expect(statuses == [409, 429])
  }

  @Test func aTicketIsNotAMessageOfASocket() async throws {
    let page = try await browser.open { DoorView() }
    let ticket = try await page.ticket(from: "Sign in")
    let socket = try await page.socket(after: 1)
    _ = socket.received()
    await socket.send(#"{"ticket":"\#(ticket)"}"#)
    #expect(socket.received() == ["event:answer\ndata:[1,400]"])
  }

  /// A page that has missed too many patches receives its ticket with the snapshot.
  @Test func aTicketSurvivesASnapshot() async throws {
    let browser = Browser { $0.ringCount = 1 }
    let page = try await browser.open { DoorView() }
    let ticket = try await page.ticket(from: "Sign in")
    try await page.click("Add", ack: 1)
    try await page.click("Add", ack: 2)
    let frames = try await page.socket(after: 0).received()
    #expect(frames.count == 2 && frames[0].hasPrefix("event:snapshot") && !frames[0].contains(ticket))
    #expect(frames.last?.contains(#"["x","\#(ticket)"]"#) == true)
  }

  @Test func anActionWithoutABrowserIsDiagnosed() async throws {
    var diagnostics: [Diagnostic] = []
    let host = ViewHost(didDiagnose: { diagnostics.append($0) }) { DoorView() }
    let button = try #require(host.tree.children.first { $0.tag == .button })
    host.dispatch(Event(button.id, .click))
    #expect(diagnostics.map(\.kind) == [.unsupported])
    host.close()
  }

  @Test func aTestRecordsTheCookies() async throws {
    var recorded: [([BrowserCookie], SitePath)] = []
    let host = ViewHost {
      DoorView().environment(\.setCookies, SetCookiesAction { recorded.append(($0, $1)) })
    }
    let button = try #require(host.tree.children.first { $0.tag == .button })
    host.dispatch(Event(button.id, .click))
    #expect(recorded.map(\.0.first?.value) == ["a1"] && recorded.map(\.1) == ["/account"])
    host.close()
  }
}
