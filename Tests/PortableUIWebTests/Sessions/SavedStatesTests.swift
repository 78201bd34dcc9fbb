import Foundation
import PortableUI
import Testing
import VSM

@testable import PortableUIWeb

/// A seal that hides nothing, so that tests can read what browsers get.
private struct ReadableSeal: StateSeal {
  var key: UInt8 = 1

  func seal(_ message: [UInt8], context: [UInt8]) -> [UInt8] { [key] + [UInt8(context.count)] + context + message }

  func open(_ sealed: [UInt8], context: [UInt8]) -> [UInt8]? {
    let start = [key, UInt8(context.count)] + context
    return sealed.starts(with: start) ? Array(sealed.dropFirst(start.count)) : nil
  }
}

private enum CountState: RestorableState {
  case counting(Int)
  case saving(Int)

  var restoration: Restoration<Int> {
    switch self {
    case .counting(0): .startsAnew
    case .counting(let count): .value(count)
    case .saving(let count): .interrupted(count)
    }
  }
}

private struct CountView: View {
  @RestorableViewState private var state: CountState

  init(key: String = "count") { _state = RestorableViewState(wrappedValue: .counting(0), key) { .counting($0) } }

  var body: some View {
    switch state {
    case .counting(let count):
      Text("Count \(count)")
      Button("Add") { $state.observe(.counting(count + 1)) }
      Button("Save") { $state.observe(.saving(count)) }
    case .saving: Text("Saving")
    }
  }
}

@MainActor
struct SavedStatesTests {
  private func browser(_ change: (inout LivePageConfiguration) -> Void = { _ in }) -> Browser {
    Browser {
      $0.stateSeal = ReadableSeal()
      change(&$0)
    }
  }

  private func open(_ browser: Browser, at path: String = "/count") async throws -> OpenPage {
    browser.edit = {
      $0.target = path
      $0.location = PageAddress(path: path, base: path)
    }
    return try await browser.open { CountView() }
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

  @Test func aStateIsSealedOnceUntilItChanges() async throws {
    let page = try await open(browser())
    _ = try await page.stream()
    try await page.click("Add")
    let list = page.nodes[0][.stored]
    let session = try #require(page.session)
    session.host.owner = session
    session.host.flush()
    #expect(page.nodes[0][.stored] == list)
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
    var states = try #require(SavedStates(configuration))
    let owner = SavedStates.Owner(browser: "b", person: nil, view: "v")
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
      SavedStates.Owner(browser: "ab", person: "c", view: "d"),
      SavedStates.Owner(browser: "a", person: "bc", view: "d"),
      SavedStates.Owner(browser: "a", person: "b", view: "cd"),
      SavedStates.Owner(browser: "abcd", person: nil, view: ""),
      SavedStates.Owner(browser: "abcd", person: "", view: ""),
    ]
    #expect(Set(owners.map(\.bytes)).count == owners.count)
  }
}
