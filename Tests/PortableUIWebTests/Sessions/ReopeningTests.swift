import Foundation
import PortableUI
import Testing
import VSM

@testable import PortableUIWeb

/// A view whose first state loads something.
private struct LoadingCount: View {
  enum LoadState: RestorableState {
    case loading
    case loaded(Int)

    var restoration: Restoration<Int> {
      switch self {
      case .loading: .startsAnew
      case .loaded(let count): .value(count)
      }
    }
  }

  @RestorableViewState private var state: LoadState
  let load: @MainActor () -> Void

  init(load: @escaping @MainActor () -> Void) {
    _state = RestorableViewState(wrappedValue: .loading, "count") { .loaded($0) }
    self.load = load
  }

  var body: some View {
    switch state {
    case .loading: ProgressView().onAppear { load() }
    case .loaded(let count): Text("Count \(count)")
    }
  }
}

/// A view that shows another one later: when it is pressed, or by itself.
private struct LateCount: View {
  let isByItself: Bool
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }.task { if isByItself { isShown = true } }
    if isShown { CountView() }
  }
}

@MainActor
struct ReopeningTests {
  private func browser(_ change: (inout LivePageConfiguration) -> Void = { _ in }) -> Browser {
    let browser = Browser {
      $0.stateSeal = ReadableSeal()
      change(&$0)
    }
    browser.edit = {
      $0.target = "/count"
      $0.location = PageAddress(path: "/count", base: "/count")
    }
    return browser
  }

  /// Another process of the site, for the same browser.
  private func next(_ old: Browser, _ change: (inout LivePageConfiguration) -> Void = { _ in }) -> Browser {
    let next = browser(change)
    next.cookie = old.cookie
    return next
  }

  private func fingerprint(of page: OpenPage) throws -> String {
    try String(#require(page.html.firstMatch(of: /data-document="([^"]+)"/)).1)
  }

  private func reopen(
    _ page: OpenPage, on browser: Browser, events: String = "", fingerprint: String? = nil,
    edit: (inout LiveRequest) -> Void = { _ in }, @ViewBuilder content: @MainActor () throws -> some View
  ) async throws -> LiveResponse {
    var request = LiveRequest(method: .post)
    request.contentType = "application/json"
    request.origin = "http://example.test"
    request.fetchSite = "same-origin"
    request.reopening = try fingerprint ?? self.fingerprint(of: page)
    request.body = .bytes(Array(#"{"seq":1,"ack":0,"events":[\#(events)]}"#.utf8))
    edit(&request)
    return try await browser.send(request, to: content)
  }

  private func page(of response: LiveResponse, on browser: Browser) throws -> OpenPage {
    OpenPage(browser: browser, html: response.text, token: try #require(response["Live-Page"]))
  }

  /// Opens a page that has counted to 1, and returns the text that its browser keeps.
  private func countedOnce(_ browser: Browser) async throws -> (page: OpenPage, event: String) {
    let page = try await browser.open { CountView() }
    _ = try await page.stream()
    try await page.click("Add")
    let list = try #require(page.nodes[0][.stored])
    let rows = try JSONDecoder().decode([[String?]].self, from: Data(list.utf8))
    let text = try #require(rows[0][2])
    return (page, #"[0,"stored","sealed","/count count","\#(text)"]"#)
  }

  private func shows(_ page: OpenPage, _ text: String) -> Bool { page.nodes.contains { $0.text == text } }

  @Test func theFirstStateIsTheOneThatTheBrowserHasKept() async throws {
    let old = browser()
    let (page, event) = try await countedOnce(old)
    let new = next(old)
    let response = try await reopen(page, on: new, events: event) { CountView() }
    #expect(response.status == 200)
    #expect(response["Cache-Control"] == "no-store")
    #expect(response.text.hasPrefix("event:snapshot\ndata:[0,0,") && response.text.hasSuffix("\n\n"))
    #expect(response.text.contains("Count 1") && !response.text.contains("Count 0"))
    let other = try self.page(of: response, on: new)
    let stream = try await other.stream()
    try await other.click("Add")
    #expect(try await stream.patch().number == 1)
    #expect(shows(other, "Count 2"))
  }

  @Test func theActionOfTheFirstStateDoesNotBegin() async throws {
    let old = browser()
    let (page, event) = try await countedOnce(old)
    var loads = 0
    let response = try await reopen(page, on: next(old), events: event) { LoadingCount { loads += 1 } }
    #expect(response.text.contains("Count 1"))
    #expect(loads == 0)
    _ = try await reopen(page, on: next(old)) { LoadingCount { loads += 1 } }
    #expect(loads == 1)
  }

  @Test func textsOfAllAreasAreThereFromTheStart() async throws {
    struct Stored: View {
      @AppStorage("theme") private var theme = "light"
      @SceneStorage("tab") private var tab = "One"
      var body: some View { Text("\(theme) \(tab)") }
    }
    let old = browser()
    let page = try await old.open { Stored() }
    let events =
      #"[0,"stored","local","theme","dark"],[0,"stored","session","tab","Two"],[0,"stored","local","other","x"]"#
    let response = try await reopen(page, on: next(old), events: events) { Stored() }
    #expect(response.text.contains("dark Two"))
    #expect(!response.text.contains("other"))
  }

  @Test func aViewThatAppearsLaterContinuesUnlessThePersonDoesSomething() async throws {
    let old = browser()
    let (page, event) = try await countedOnce(old)
    let new = next(old)
    let pressed = try self.page(
      of: try await reopen(page, on: new, events: event) { LateCount(isByItself: false) }, on: new)
    _ = try await pressed.stream()
    try await pressed.click("Show")
    #expect(shows(pressed, "Count 0"))

    let other = try self.page(
      of: try await reopen(page, on: new, events: event) { LateCount(isByItself: true) }, on: new)
    let stream = try await other.stream()
    while !shows(other, "Count 1"), await stream.next() != nil { try #require(!shows(other, "Count 0")) }
  }

  @Test(arguments: ["forged", ""])
  func aForgedStateIsCountedAndStartsAnew(text: String) async throws {
    let old = browser()
    let (page, _) = try await countedOnce(old)
    let new = next(old)
    let event = #"[0,"stored","sealed","/count count","\#(text)"]"#
    let response = try await reopen(page, on: new, events: event) { CountView() }
    #expect(response.status == 200 && response.text.contains("Count 0"))
    // The browser forgets it.
    #expect(response.text.contains(#"\"/count count\",null,\"refused\""#))
    #expect(new.reporter.entries.contains(.event(.invalidPayload)))
  }

  @Test func theStateOfAnotherBrowserOrRouteStartsAnew() async throws {
    let old = browser()
    let (page, event) = try await countedOnce(old)
    let stranger = try await reopen(page, on: browser(), events: event) { CountView() }
    #expect(stranger.text.contains("Count 0"))
    let new = next(old)
    new.edit = {
      $0.target = "/other"
      $0.location = PageAddress(path: "/other", base: "/other")
    }
    let route = try await reopen(page, on: new, events: event) { CountView() }
    #expect(route.text.contains("Count 0"))
  }

  @Test func aStateThatItsViewCannotReadStartsAnew() async throws {
    let old = browser()
    let (page, _) = try await countedOnce(old)
    let new = next(old)
    let cookie = try #require(LiveCookie.secret(in: new.cookie))
    let states = try #require(new.pages.savedStates)
    let sealed = states.sealed(
      "99 of another version", of: .init(browser: cookie.description, person: nil, view: "/count count"))
    let event = #"[0,"stored","sealed","/count count","\#(sealed)"]"#
    let response = try await reopen(page, on: new, events: event) { CountView() }
    #expect(response.text.contains("Count 0") && response.text.contains("refused"))
  }

  @Test func anotherDocumentIsLoaded() async throws {
    let old = browser()
    let page = try await old.open { CountView() }
    let changes: [(inout LivePageConfiguration) -> Void] = [
      { $0.styleSheets = ["/brand.css"] },
      { $0.contentSecurity.imageOrigins = ["https://example.org"] },
      { $0.icon = "/icon.png" },
      { $0.language = "de" },
    ]
    for change in changes {
      let new = next(old, change)
      let response = try await reopen(page, on: new) { CountView() }
      #expect(response.status == 409)
      #expect(new.pages.sessionCount == 0)
      #expect(new.reporter.entries.contains(.rejected(.otherDocument)))
    }
    let assets = try await reopen(page, on: next(old), edit: { $0.assetPath = "/_live/2" }) { CountView() }
    #expect(assets.status == 409)
    let person = try await reopen(page, on: next(old), edit: { $0.person = "ada" }) { CountView() }
    #expect(person.status == 409)
    let same = try await reopen(page, on: next(old)) { CountView() }
    #expect(same.status == 200)
  }

  @Test func aPageThatIsNotThereAnyMoreIsLoaded() async throws {
    let old = browser()
    let page = try await old.open { CountView() }
    let new = next(old)
    let missing = try await reopen(page, on: new) { CountView().pageStatus(.notFound) }
    #expect(missing.status == 409)
    #expect(new.pages.sessionCount == 0)
    func redirect() throws -> CountView { throw PageRedirect(to: "/elsewhere") }
    let redirected = try await reopen(page, on: new) { try redirect() }
    #expect((300..<400).contains(redirected.status))
  }

  @Test func badRequestsOpenNothing() async throws {
    let old = browser { $0.bodyLimit = 1_000 }
    let page = try await old.open { CountView() }
    let count = old.pages.sessionCount
    func status(events: String = "", _ edit: (inout LiveRequest) -> Void) async throws -> Int {
      try await reopen(page, on: old, events: events, edit: edit) { CountView() }.status
    }
    #expect(try await status { $0.contentType = "text/plain" } == 415)
    #expect(try await status { $0.body = .tooLarge } == 413)
    #expect(try await status { $0.body = .bytes(Array(repeating: 32, count: 1_001)) } == 413)
    #expect(try await status { $0.body = .bytes(Array("{}".utf8)) } == 400)
    #expect(try await status(events: #"[0,"click"]"#) { _ in } == 400)
    #expect(try await status { $0.origin = "http://evil.test" } == 403)
    #expect(try await status { $0.fetchSite = "cross-site" } == 403)
    #expect(try await status { $0.fetchSite = "same-site" } == 403)
    #expect(try await status { $0.purpose = "prefetch" } == 503)
    #expect(old.pages.sessionCount == count)
  }

  @Test func theBrowserGetsItsCookie() async throws {
    let old = browser()
    let page = try await old.open { CountView() }
    let new = browser { $0.processName = "two" }
    new.cookie = old.cookie
    let response = try await reopen(page, on: new) { CountView() }
    #expect(response["Set-Cookie"]?.hasPrefix("live=two.") == true)
    new.cookie = nil
    let other = try await reopen(page, on: new) { CountView() }
    #expect(other["Set-Cookie"] != nil)
  }

  @Test func aPageThatIsOpenedAgainNeedsAPlace() async throws {
    let old = browser { $0.sessionsPerAddress = 1 }
    old.edit = {
      $0.target = "/count"
      $0.remoteAddress = "192.0.2.1"
    }
    let page = try await old.open { CountView() }
    _ = try await page.stream()
    let response = try await reopen(page, on: old) { CountView() }
    #expect(response.status == 429)
  }
}
