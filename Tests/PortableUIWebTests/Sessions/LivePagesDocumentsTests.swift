import PortableUI
import Testing

@testable import PortableUIWeb

@MainActor
struct LivePagesDocumentsTests {
  @Test func initialDocumentIsComplete() async throws {
    let page = try await Browser().open { CounterView().navigationTitle("Counter <1>") }
    #expect(page.html.contains("<title>Counter &lt;1&gt;</title>"))
    #expect(page.html.firstMatch(of: /<button [^>]*data-n="\d+" data-on="click">/) != nil)
    #expect(page.html.contains(">0</span>"))
  }

  @Test func typedTextIsNotInterpretedAsMarkup() async throws {
    let attack = #"</title></span>"><script>alert(1)</script><img src=x onerror=alert(1)>"#
    let page = try await Browser().open { FieldView(name: attack).navigationTitle(attack) }
    #expect(!page.html.contains("<script>alert"))
    #expect(!page.html.contains("<img"))
    #expect(page.html.contains("Hello &lt;/title&gt;"))
    #expect(page.html.contains(#"value="&lt;/title&gt;"#))
  }

  @Test func policyAllowsNoInlineScripts() async throws {
    let response = try await Browser().get { CounterView().padding(7) }
    let policy = try #require(response["Content-Security-Policy"])
    #expect(!policy.contains("unsafe"))
    #expect(policy.contains("script-src 'self';"))
    #expect(!response.text.contains(" style=\""))
    #expect(response.text.firstMatch(of: /<[^>]* on[a-z]+=/) == nil)
    #expect(response.text.firstMatch(of: /<script(?!( type="module")? src="[^"]*"><\/script>)/) == nil)
  }

  @Test func browserKeepsItsCookieAndEachPageHasItsToken() async throws {
    let browser = Browser()
    let first = try await browser.open { CounterView() }
    let cookie = try #require(browser.cookie)
    let response = try await browser.get { CounterView() }
    #expect(response["Set-Cookie"] == nil)
    #expect(browser.cookie == cookie)
    #expect(!response.text.contains(first.token))
    #expect(browser.pages.sessionCount == 2)
  }

  @Test func cookieStartsWithTheNameOfItsProcess() async throws {
    let browser = Browser { $0.processName = "8081" }
    let page = try await browser.open { CounterView() }
    let cookie = try #require(browser.cookie)
    #expect(cookie.hasPrefix("live=8081."))
    #expect(try await page.click("Add") == 204)
    // After the end of another process, the secret stays, because further pages have it too.
    browser.cookie = cookie.replacing("8081", with: "8082")
    #expect(try await browser.get { CounterView() }["Set-Cookie"]?.hasPrefix(cookie + ";") == true)
  }

  @Test func requestForAPageOfAnotherProcessIsReportedOnce() async throws {
    let first = Browser { $0.processName = "8081" }
    let second = Browser { $0.processName = "8082" }
    let page = try await first.open { CounterView() }
    second.cookie = first.cookie
    let stray = OpenPage(browser: second, html: page.html, token: page.token)
    for _ in 1...3 { #expect(try await stray.post() == 410) }
    #expect(
      second.reporter.entries.filter { $0 != .rejected(.noSession) } == [.misdirected("8081", "8082")])
  }

  @Test func timesOfDocumentsAreReported() async throws {
    let browser = Browser {
      $0.pagesAtOnce = 1
      $0.firstLoadWait = .milliseconds(50)
    }
    let slow = Task { @MainActor in try await browser.get { LoadingView(ends: false) } }
    let next = Task { @MainActor in
      try await browser.get { CounterView().onAppear { browser.clock.advance(by: .milliseconds(5)) } }
    }
    await browser.clock.hasSleepers(until: .milliseconds(50))
    try #require(browser.pages.documents.waitingCount == 1)
    browser.clock.advance(by: .milliseconds(50))
    for task in [slow, next] { #expect(try await task.value.status == 200) }
    #expect(browser.reporter.documentTimes.map(\.waiting) == [.zero, .milliseconds(50)])
    #expect(browser.reporter.documentTimes.map(\.duration) == [.milliseconds(50), .milliseconds(55)])
    #expect(browser.reporter.entries.contains(.document))
  }

  @Test func timesOfBatchesAreReported() async throws {
    let browser = Browser()
    let page = try await browser.open {
      Button("Think") { browser.clock.advance(by: .milliseconds(20)) }
    }
    try await page.click("Think")
    try await page.post()
    #expect(browser.reporter.batchTimes == [.milliseconds(20), .zero])
  }

  @Test func labelOfASessionIsNotSecret() async throws {
    let page = try await Browser().open { CounterView() }
    let session = try #require(page.session)
    #expect(session.label.wholeMatch(of: /[0-9a-f]{8}/) != nil)
    #expect(!page.token.contains(session.label) && !"\(session.cookie)".contains(session.label))
  }

  @Test func secretsAreNotInAddresses() async throws {
    let browser = Browser()
    let page = try await browser.open { CounterView() }
    for address in page.html.matches(of: /(?:href|src)="([^"]*)"/).map(\.1) {
      #expect(!address.contains(page.token))
      #expect(!address.contains(String(try #require(browser.cookie).dropFirst(5))))
    }
  }

  @Test func cookieIsSecureForSecurePages() async throws {
    #expect(try await Browser { $0.isSecure = true }.get { CounterView() }["Set-Cookie"]?.hasSuffix("; Secure") == true)
  }

  @Test func headRequestCreatesNoSession() async throws {
    let browser = Browser()
    let response = try await browser.send(LiveRequest(method: .head)) { CounterView() }
    #expect(response.status == 200)
    #expect(response["Content-Type"] == "text/html; charset=utf-8")
    #expect(response["Set-Cookie"] == nil)
    #expect(response.text.isEmpty)
    #expect(browser.pages.sessionCount == 0)
  }

  @Test(arguments: ["prefetch", "prefetch;prerender"])
  func prefetchCreatesNoSession(purpose: String) async throws {
    let browser = Browser()
    browser.edit = { $0.purpose = purpose }
    let response = try await browser.get { CounterView() }
    #expect(response.status == 503)
    #expect(response["Cache-Control"] == "no-store")
    #expect(browser.pages.sessionCount == 0)
  }

  @Test func otherMethodsAreNotAllowed() async throws {
    let response = try await Browser().send(LiveRequest(method: .other)) { CounterView() }
    #expect(response.status == 405)
    #expect(response["Allow"] == "GET, HEAD, POST")
  }

  private struct NotFound: Error {}

  private func find() throws -> Text { throw NotFound() }

  @Test func errorsOfTheContentAreRethrownAndCreateNoSession() async throws {
    let browser = Browser()
    await #expect(throws: NotFound.self) { try await browser.get { try find() } }
    await #expect(throws: NotFound.self) {
      try await browser.send(LiveRequest(method: .head)) { try find() }
    }
    #expect(browser.pages.sessionCount == 0)
  }

  @Test func loadedPageIsReturnedWithoutWaiting() async throws {
    let browser = Browser { $0.firstLoadWait = .seconds(1000) }
    let page = try await browser.open { LoadingView(ends: true) }
    #expect(page.html.contains("Loaded"))
    #expect(!page.html.contains("progress"))
  }

  @Test func waitForASlowLoadIsLimited() async throws {
    let browser = Browser { $0.firstLoadWait = .milliseconds(50) }
    // Both the sweep task and the wait of the page sleep. The wait is the shorter one.
    let waiter = Task { @MainActor in
      await browser.clock.hasSleepers(until: .milliseconds(50))
      browser.clock.advance(by: .milliseconds(50))
    }
    let page = try await browser.open { LoadingView(ends: false) }
    await waiter.value
    #expect(!page.html.contains("Loaded"))
  }

  @Test func changesBeforeTheResponseAreInTheDocument() async throws {
    let browser = Browser { $0.firstLoadWait = .seconds(1000) }
    _ = try await browser.open { LoadingView(ends: true) }
    #expect(!browser.reporter.entries.contains(.patch))
  }

  @Test func pagesPerAddressAreLimited() async throws {
    let browser = Browser { $0.sessionsPerAddress = 2 }
    browser.edit = { $0.remoteAddress = "192.0.2.1" }
    for _ in 0..<2 { _ = try await browser.open { CounterView() }.stream() }
    #expect(try await browser.get { CounterView() }.status == 429)
    browser.edit = { $0.remoteAddress = "192.0.2.2" }
    #expect(try await browser.get { CounterView() }.status == 200)
    #expect(browser.reporter.entries.contains(.rejected(.tooManySessionsOfAddress)))
  }

  @Test func totalPagesAreLimited() async throws {
    let browser = Browser { $0.sessionsInTotal = 1 }
    let page = try await browser.open { CounterView() }
    _ = try await page.stream()
    #expect(try await browser.get { CounterView() }.status == 503)
    try await page.post(more: #","bye":true"#)
    #expect(try await browser.get { CounterView() }.status == 200)
  }
}
