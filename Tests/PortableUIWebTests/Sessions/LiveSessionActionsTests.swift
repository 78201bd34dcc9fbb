import PortableUI
import Testing

@testable import PortableUIWeb

/// Actions that block the main actor.
@MainActor
struct LiveSessionActionsTests {
  private struct SlowView: View {
    let clock: ManualClock
    let duration: Duration
    @State private var text = ""

    var body: some View {
      Button("Save all") { clock.advance(by: duration) }
      TextField("Name", text: $text)
        .onChange(of: text) { clock.advance(by: duration) }
    }
  }

  let browser = Browser()

  private func open(_ duration: Duration) async throws -> OpenPage {
    browser.edit = { $0.target = "/slow/7?secret=1" }
    return try await browser.open { SlowView(clock: browser.clock, duration: duration) }
  }

  @Test func actionThatBlocksIsReportedWithItsPage() async throws {
    let page = try await open(.milliseconds(500))
    try await page.click("Save all")
    let action = SlowAction(page: "/slow/7", action: "click on button \"Save all\"", duration: .milliseconds(500))
    #expect(browser.reporter.entries.contains(.blocked(action)))
  }

  @Test func reportDoesNotContainTypedText() async throws {
    let page = try await open(.seconds(1))
    try await page.post("[\(page.id(.input)),\"input\",\"s3cret\",1]")
    let action = SlowAction(page: "/slow/7", action: "input on input \"Name\"", duration: .seconds(1))
    #expect(browser.reporter.entries.contains(.blocked(action)))
  }

  @Test func quickActionIsNotReported() async throws {
    let page = try await open(.milliseconds(499))
    try await page.click("Save all")
    #expect(browser.reporter.entries.contains { if case .blocked = $0 { true } else { false } } == false)
  }
}
