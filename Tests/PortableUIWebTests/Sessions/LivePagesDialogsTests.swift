import PortableUI
import Testing

@testable import PortableUIWeb

@MainActor
struct LivePagesDialogsTests {
  let browser = Browser()

  private func outcomes() -> [EventOutcome] {
    browser.reporter.entries.compactMap { if case .event(let outcome) = $0 { outcome } else { nil } }
  }

  @Test func initialHTMLContainsTheDialogAfterThePage() async throws {
    let page = try await browser.open { DialogView() }
    let dialog = try page.id(.dialog)
    #expect(
      page.html.contains(
        #"<dialog class="dialog sheet" aria-label="Sheet" data-n="\#(dialog)" data-on="dismiss" open=""><header"#))
    #expect(page.html.contains("</dialog></main>"))
    #expect(!page.html.contains("style="))
  }

  @Test func dialogIsInsertedAndRemovedInOneOperation() async throws {
    let page = try await browser.open { DialogView() }
    let stream = try await page.stream()
    try await page.click("Fail")
    let alert = try #require(page.nodes.last { $0.tag == .dialog })
    let description = try #require(alert[.ariaDescribedBy])
    #expect(
      try #require(await stream.next()).hasPrefix(
        #"data:[1,1,["i",\#(page.nodes[0].id.rawValue),0,[\#(alert.id.rawValue),"dialog",{"class":"dialog alert","#
          + #""role":"alertdialog","aria-describedby":"\#(description)","aria-label":"Failed"},[["#))
    try await page.click("OK")
    #expect(try await stream.patch().ops == [["r", alert.id.rawValue]])
  }

  @Test func eventsBehindADialogAreDroppedAndReported() async throws {
    let page = try await browser.open { DialogView() }
    try await page.click("Behind")
    #expect(outcomes() == [.inert])
    #expect(try page.id(.span, "0 ") > 0)
    #expect(page.session != nil)
  }

  @Test func textTypedBeforeTheDialogOpenedIsAccepted() async throws {
    let page = try await browser.open { DialogView() }
    try await page.post("[\(page.id(.input)),\"input\",\"Ann\",1]")
    #expect(outcomes() == [.handled])
    #expect(try page.id(.span, "0 Ann") > 0)
  }

  @Test func escapeDismissesOnlyTheFrontmostDialog() async throws {
    let page = try await browser.open { DialogView() }
    try await page.click("Fail")
    let dialogs = page.nodes.filter { $0.tag == .dialog }.map(\.id.rawValue)
    let presses = dialogs.map { "[\($0),\"dismiss\"]" }
    try await page.post(presses[0])
    try await page.post(presses[1])
    try await page.post(presses[1])
    try await page.post(presses[0])
    #expect(outcomes() == [.handled, .inert, .handled, .unknownNode, .handled])
    #expect(page.nodes.allSatisfy { $0.tag != .dialog })
    try await page.click("Behind")
    #expect(outcomes().last == .handled)
  }

  @Test func nonDismissibleDialogStaysOpen() async throws {
    let page = try await browser.open {
      Text("page").sheet(isPresented: .constant(true)) { Text("sheet").interactiveDismissDisabled() }
    }
    try await page.post("[\(page.id(.dialog)),\"dismiss\"]")
    #expect(outcomes() == [.disabled])
    #expect(try page.id(.dialog) > 0)
  }

  @Test func leavingAPageWithOpenDialogsReleasesEverything() async throws {
    let page = try await browser.open { DialogView() }
    try await page.click("Fail")
    let host = try #require(page.session).host
    #expect(host.usage.nodes > 0)
    try await page.post(more: #","bye":true"#)
    #expect(page.session == nil)
    #expect(host.usage.nodes == 0)
  }

  @Test func snapshotContainsDialogs() async throws {
    let page = try await browser.open { DialogView() }
    let frame = try #require(await page.stream(after: 7).next())
    #expect(frame.contains("event:snapshot"))
    #expect(frame.contains(#""dialog",{"class":"dialog sheet""#))
  }
}
