import Foundation
import PortableUI
import Testing
import VSM

@testable import PortableUIWeb

/// An owner whose seals name their period.
private final class PeriodOwner: PageOwner {
  let savedStatePrefix: String? = "/count "
  var sealPeriod = 0
  func allowsOpening(_ address: String) -> Bool { true }
  func seal(_ text: String, for name: String) -> String? { "\(sealPeriod): \(text)" }
  func open(_ sealed: String, for name: String) -> String? { nil }
}

/// Counts, beside a value that is kept in another way.
private struct ThemedCounts: View {
  @AppStorage("theme") private var theme = "light"

  var body: some View {
    CountView()
    CountView(key: "other", add: "Add to other")
    Button("Darken") { theme = "dark" }
  }
}

@MainActor
struct SealedStatesTests {
  private func browser(_ change: (inout LivePageConfiguration) -> Void = { _ in }) -> Browser {
    Browser {
      $0.stateSeal = ReadableSeal()
      change(&$0)
    }
  }

  private func open(_ browser: Browser, at path: String = "/count") async throws -> OpenPage {
    try await open(browser, at: path) { CountView() }
  }

  private func open(
    _ browser: Browser, at path: String = "/count", @ViewBuilder content: @escaping () -> some View
  ) async throws -> OpenPage {
    browser.edit = {
      $0.target = path
      $0.location = PageAddress(path: path, base: path)
    }
    return try await browser.open { content() }
  }

  /// The rows that the page's element lists for the browser.
  private func rows(of page: OpenPage) throws -> [[String?]] {
    guard let list = page.nodes[0][.stored] else { return [] }
    return try JSONDecoder().decode([[String?]].self, from: Data(list.utf8))
  }

  private func keep(_ page: OpenPage, _ text: String, name: String = "/count count") async throws {
    _ = try await page.stream()
    try await page.post(#"[0,"stored","sealed","\#(name)","\#(text)"]"#)
  }

  private func shows(_ page: OpenPage, _ text: String) -> Bool { page.nodes.contains { $0.text == text } }

  @Test func theBrowserKeepsEachState() async throws {
    let page = try await open(browser())
    #expect(try rows(of: page) == [["sealed", "/count count", nil]])
    _ = try await page.stream()
    try await page.click("Add")
    let first = try #require(try rows(of: page).first)
    #expect(first.count == 3)
    #expect(try #require(first[2]).isEmpty == false)
    try await page.click("Add")
    #expect(try rows(of: page).first?[2] != first[2])
    try await page.click("Save")
    #expect(try rows(of: page).first?.last == "interrupted")
  }

  /// The sealed texts that the page's element lists, by their names.
  private func sealed(on page: OpenPage) throws -> [String: String?] {
    let rows = try rows(of: page).filter { $0[0] == "sealed" }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[1] ?? "", $0[2]) })
  }

  @Test func aStateIsSealedOnceUntilItChanges() async throws {
    let page = try await open(browser()) { ThemedCounts() }
    _ = try await page.stream()
    try await page.click("Add")
    let (before, sealedBefore) = (try rows(of: page), try sealed(on: page))
    try await page.click("Darken")
    #expect(try rows(of: page) != before)
    #expect(try sealed(on: page) == sealedBefore)
  }

  @Test func statesAreSealedAgainInALaterPeriod() async throws {
    let page = try await open(browser()) { ThemedCounts() }
    _ = try await page.stream()
    let owner = PeriodOwner()
    let session = try #require(page.session)
    session.host.owner = owner
    try await page.click("Add")
    try await page.click("Add to other")
    #expect(try sealed(on: page) == ["/count count": "0: 1 1", "/count other": "0: 1 1"])
    try await page.click("Add")
    #expect(try sealed(on: page) == ["/count count": "0: 1 2", "/count other": "0: 1 1"])
    owner.sealPeriod = 1
    try await page.click("Darken")
    #expect(try sealed(on: page) == ["/count count": "0: 1 2", "/count other": "0: 1 1"])
    try await page.click("Add")
    #expect(try sealed(on: page) == ["/count count": "1: 1 3", "/count other": "1: 1 1"])
  }

  @Test func aReplacedCookieSealsTheStatesAgain() async throws {
    let page = try await open(browser())
    _ = try await page.stream()
    try await page.click("Add")
    let before = try sealed(on: page)
    let session = try #require(page.session)
    session.cookie = Secret()
    session.host.flush()
    #expect(try sealed(on: page) != before)
  }

  @Test func theNameOfAViewThatHasLeftIsListedOnceAsRemoved() async throws {
    struct Outer: View {
      @State private var isShown = true
      var body: some View {
        Button("Toggle") { isShown.toggle() }
        if isShown { CountView() }
      }
    }
    let page = try await open(browser()) { Outer() }
    _ = try await page.stream()
    try await page.click("Add")
    #expect(try sealed(on: page)["/count count"] != .some(nil))
    try await page.click("Toggle")
    #expect(try sealed(on: page) == ["/count count": nil])
    #expect(try #require(page.session).host.savedKeys == [])
    // A report that was under way is no attack.
    try await keep(page, "text")
    #expect(!page.browser.reporter.entries.contains(.event(.invalidPayload)))
    try await page.click("Toggle")
    try await page.click("Add")
    #expect(try sealed(on: page)["/count count"] != .some(nil))
  }

  @Test func aSiteWithoutSealListsNothing() async throws {
    let page = try await open(browser { $0.stateSeal = nil })
    #expect(try rows(of: page) == [])
    _ = try await page.stream()
    try await page.click("Add")
    #expect(try rows(of: page) == [])
    #expect(shows(page, "Count 1"))
  }

  @Test func anotherProcessContinuesWithTheState() async throws {
    let old = browser()
    let page = try await open(old)
    _ = try await page.stream()
    try await page.click("Add")
    try await page.click("Add")
    let text = try #require(try rows(of: page).first?[2])

    let new = browser()
    new.cookie = old.cookie
    let other = try await open(new)
    #expect(shows(other, "Count 0"))
    try await keep(other, text)
    #expect(shows(other, "Count 2"))
    try await other.click("Add")
    #expect(shows(other, "Count 3"))
  }

  /// A text that is not used is removed from the browser, so that the page does not wait for it.
  private func expectRefusal(_ text: String, on page: OpenPage) async throws {
    try await keep(page, text)
    #expect(shows(page, "Count 0"))
    #expect(page.browser.reporter.entries.contains(.event(.invalidPayload)))
    #expect(try rows(of: page) == [["sealed", rows(of: page)[0][1], nil, "refused"]])
  }

  private func text(of browser: Browser, at path: String = "/count") async throws -> String {
    let page = try await open(browser, at: path)
    _ = try await page.stream()
    try await page.click("Add")
    return try #require(try rows(of: page).first?[2])
  }

  @Test func theStateOfAnotherBrowserIsRefused() async throws {
    let text = try await text(of: browser())
    try await expectRefusal(text, on: open(browser()))
  }

  @Test func theStateOfAnotherPersonIsRefused() async throws {
    let old = browser()
    let text = try await text(of: old)
    let new = browser()
    new.cookie = old.cookie
    new.edit = {
      $0.target = "/count"
      $0.location = PageAddress(path: "/count", base: "/count")
      $0.person = "ada"
    }
    try await expectRefusal(text, on: new.open { CountView() })
  }

  @Test func theStateOfAnotherRouteIsRefused() async throws {
    let old = browser()
    let text = try await text(of: old, at: "/other")
    let new = browser()
    new.cookie = old.cookie
    try await expectRefusal(text, on: open(new))
  }

  @Test func theNameOfAnotherRouteIsUnknown() async throws {
    let page = try await open(browser())
    try await keep(page, "text", name: "/other count")
    #expect(page.browser.reporter.entries.contains(.event(.invalidPayload)))
    #expect(try rows(of: page) == [["sealed", "/count count", nil]])
  }

  @Test(arguments: ["", "text", "AAAA", "🙂", String(repeating: "A", count: 40_000)])
  func aForgedTextIsRefused(text: String) async throws { try await expectRefusal(text, on: open(browser())) }

  @Test func aTextWithAnotherKeyIsRefused() async throws {
    let old = browser { $0.stateSeal = ReadableSeal(key: 2) }
    let text = try await text(of: old)
    let new = browser()
    new.cookie = old.cookie
    try await expectRefusal(text, on: open(new))
  }

  @Test func aTextIsUsedAgainAfterASecondReload() async throws {
    let old = browser()
    let text = try await text(of: old)
    for _ in 0..<2 {
      let new = browser()
      new.cookie = old.cookie
      let page = try await open(new)
      try await keep(page, text)
      #expect(shows(page, "Count 1"))
    }
  }

  @Test func aStateHasItsAge() throws {
    var configuration = LivePageConfiguration()
    configuration.stateSeal = ReadableSeal()
    configuration.savedStateLifetime = .seconds(100)
    var states = try #require(SealedStates(configuration))
    let owner = SealedStates.Owner(browser: "b", person: nil, view: "v")
    func isOpened(after seconds: Double) -> Bool {
      let start = Date(timeIntervalSince1970: 1_000_000)
      states.now = { start }
      let text = states.sealed("state", of: owner)
      states.now = { start + seconds }
      return states.opened(text, of: owner) == "state"
    }
    #expect(isOpened(after: 0) && isOpened(after: 100) && isOpened(after: -60))
    #expect(!isOpened(after: 101) && !isOpened(after: -61))
  }

  @Test func ownersAreDifferentEvenIfTheirTextsTogetherAreEqual() {
    let owners = [
      SealedStates.Owner(browser: "ab", person: "c", view: "d"),
      SealedStates.Owner(browser: "a", person: "bc", view: "d"),
      SealedStates.Owner(browser: "a", person: "b", view: "cd"),
      SealedStates.Owner(browser: "abcd", person: nil, view: ""),
      SealedStates.Owner(browser: "abcd", person: "", view: ""),
    ]
    #expect(Set(owners.map(\.bytes)).count == owners.count)
  }
}
