import PortableUI
import Testing

@testable import PortableUIWeb

@MainActor
struct LivePagesTargetsTests {
  let browser = Browser()

  @Test(arguments: ["/gated", "/gated/7?as=ann"])
  func pageIsOnlyUsedAtItsTarget(target: String) async throws {
    browser.edit = { $0.target = target }
    let page = try await browser.open { CounterView() }
    for other in ["/counter", "/gated/", "/gated/7", "/gated?as=x", "/Gated", "", nil] {
      browser.edit = { $0.target = other }
      #expect(try await page.click("Add") == 403)
      #expect(try await page.streamResponse(after: "0").status == 403)
      page.number = 0
    }
    #expect(page.session?.applied == 0 && page.session?.wasClaimed == false)
    #expect(browser.reporter.entries.count { $0 == .rejected(.wrongPage) } == 14)

    browser.edit = { $0.target = target }
    #expect(try await page.click("Add") == 204)
    #expect(try await page.streamResponse(after: "0").status == 200)
  }

  @Test func otherPageCannotEndTheSession() async throws {
    browser.edit = { $0.target = "/gated" }
    let page = try await browser.open { CounterView() }
    browser.edit = { $0.target = "/counter" }
    #expect(try await page.post(more: #","bye":true"#) == 403)
    #expect(browser.pages.sessionCount == 1)
  }
}
