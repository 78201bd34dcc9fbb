import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

@MainActor
struct UploadResumptionTests {
  let browser = Browser()

  private func interrupted(_ file: String) async throws {
    let page = try await browser.open { WaitingView() }
    try await page.choose(file)
    try await page.send([1, 2])
    try await page.post(more: #","bye":true"#)
  }

  private func offset(of file: String, at offset: Int = 0) async throws -> (page: OpenPage, LiveResponse) {
    let page = try await browser.open { WaitingView() }
    try await page.choose(file)
    return (page, try await page.send([9], at: offset))
  }

  @Test func sameFileContinuesAfterAReload() async throws {
    try await interrupted(#"[1,"a.bin",4,"1-ff"]"#)
    let (page, response) = try await offset(of: #"[1,"a.bin",4,"1-ff"]"#)
    #expect(response.status == 409 && response["Live-Offset"] == "2")
    try await page.send([3, 4], at: 2)
    #expect(page.shows("arrived: a.bin"))
  }

  @Test(
    arguments: [
      #"[1,"b.bin",4,"1-ff"]"#, #"[1,"a.bin",5,"1-ff"]"#, #"[1,"a.bin",4,"2-ff"]"#, #"[1,"a.bin",4,""]"#,
    ])
  func otherFileBeginsAnew(file: String) async throws {
    try await interrupted(#"[1,"a.bin",4,"1-ff"]"#)
    #expect(try await offset(of: file).1.status == 204)
  }

  @Test func fileWithoutAFingerprintIsNotKept() async throws {
    try await interrupted(#"[1,"a.bin",4,""]"#)
    #expect(!browser.pages.uploads.hasPartials)
  }

  @Test func anotherBrowserDoesNotContinueIt() async throws {
    try await interrupted(#"[1,"a.bin",4,"1-ff"]"#)
    browser.cookie = nil
    #expect(try await offset(of: #"[1,"a.bin",4,"1-ff"]"#).1.status == 204)
  }

  @Test func partIsRemovedWithTime() async throws {
    try await interrupted(#"[1,"a.bin",4,"1-ff"]"#)
    #expect(browser.pages.uploads.hasPartials && browser.pages.sweepTask != nil)
    browser.clock.advance(by: .seconds(600))
    browser.pages.sweep()
    #expect(!browser.pages.uploads.hasPartials && browser.pages.sweepTask == nil)
    #expect(try await offset(of: #"[1,"a.bin",4,"1-ff"]"#).1.status == 204)
  }

  @Test func partCountsAsLongAsItIsKept() async throws {
    let browser = Browser { $0.uploads.bytesInTotal = 4 }
    let page = try await browser.open { WaitingView() }
    try await page.choose(#"[1,"a.bin",4,"1-ff"]"#)
    try await page.send([1])
    try await page.post(more: #","bye":true"#)
    let next = try await browser.open { WaitingView() }
    try await next.choose(#"[1,"b.bin",1,""]"#)
    #expect(next.wanted == nil)
    browser.clock.advance(by: .seconds(600))
    browser.pages.sweep()
    let last = try await browser.open { WaitingView() }
    try await last.choose(#"[1,"b.bin",1,""]"#)
    #expect(last.wanted == "1")
  }
}
