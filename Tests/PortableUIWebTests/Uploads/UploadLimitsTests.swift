import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

/// The ends of files, as a server counts them.
@MainActor
struct UploadReportTests {
  private let browser = Browser { $0.uploads.bytesPerFile = 10 }

  private func ends(_ act: (OpenPage) async throws -> Void) async throws -> [RecordingReporter.Entry] {
    let page = try await browser.open { WaitingView(types: [.data, .png]) }
    try await act(page)
    return browser.reporter.entries.filter { if case .upload = $0 { true } else { false } }
  }

  @Test func fileThatArrives() async throws {
    let ends = try await ends { page in
      try await page.choose(#"[1,"a.bin",2,""]"#)
      try await page.send([1, 2])
    }
    #expect(ends == [.upload(.finished, 2)])
  }

  @Test func fileThatIsTooLarge() async throws {
    #expect(try await ends { try await $0.choose(#"[1,"a.bin",11,""]"#) } == [.upload(.tooLarge, 0)])
  }

  @Test func pageThatIsLeft() async throws {
    let ends = try await ends { page in
      try await page.choose(#"[1,"a.bin",4,"1-ff"]"#)
      try await page.send([1])
      try await page.post(more: #","bye":true"#)
    }
    #expect(ends == [.upload(.left, 1)])
  }

  @Test func fileOfAnotherContent() async throws {
    let ends = try await ends { page in
      try await page.choose(#"[1,"a.png",2,""]"#)
      try await page.send([1, 2])
    }
    #expect(ends == [.upload(.unsuitableType, 2)])
  }

  @Test func interruptedFile() async throws {
    let ends = try await ends { page in
      try await page.choose(#"[1,"a.bin",4,""]"#)
      try await page.send([1])
      browser.clock.advance(by: .seconds(130))
      page.session?.files?.sweep(at: browser.pages.clock.now())
    }
    #expect(ends == [.upload(.interrupted, 1)])
  }
}

@MainActor
struct UploadLimitsTests {
  private func page(_ change: @escaping (inout UploadLimits) -> Void) async throws -> OpenPage {
    try await Browser { change(&$0.uploads) }.open { WaitingView() }
  }

  @Test func fileHasALimit() async throws {
    let page = try await page { $0.bytesPerFile = 10 }
    try await page.choose(#"[1,"a.bin",11,""]"#)
    #expect(page.shows(#"failed: tooLarge(name: "a.bin", limit: 10)"#))
    try await page.choose(#"[2,"a.bin",10,""]"#)
    #expect(page.wanted == "2")
  }

  @Test func choiceHasALimit() async throws {
    let page = try await page { $0.filesPerChoice = 1 }
    try await page.choose(#"[1,"a.bin",1,""]"#, #"[2,"b.bin",1,""]"#)
    #expect(page.shows("failed: tooMany(limit: 1)") && page.wanted == nil)
  }

  @Test func pageHasALimit() async throws {
    let page = try await page { $0.bytesPerSession = 10 }
    try await page.choose(#"[1,"a.bin",6,""]"#)
    try await page.send(Array(repeating: 1, count: 6))
    try await page.choose(#"[2,"b.bin",5,""]"#)
    #expect(page.shows(#"failed: noSpace(name: "b.bin")"#))
    try await page.choose(#"[3,"b.bin",4,""]"#)
    #expect(page.wanted == "3")
  }

  @Test func pageHasALimitOfFiles() async throws {
    let page = try await page { $0.filesPerSession = 1 }
    try await page.choose(#"[1,"a.bin",0,""]"#)
    try await page.send([])
    try await page.choose(#"[2,"b.bin",0,""]"#)
    #expect(page.shows(#"failed: noSpace(name: "b.bin")"#))
  }

  @Test func addressesShareALimit() async throws {
    let browser = Browser { $0.uploads.bytesPerAddress = 10 }
    browser.edit = { $0.remoteAddress = "203.0.113.1" }
    let first = try await browser.open { WaitingView() }
    try await first.choose(#"[1,"a.bin",6,""]"#)
    let second = try await browser.open { WaitingView() }
    try await second.choose(#"[1,"a.bin",6,""]"#)
    #expect(second.shows(#"failed: noSpace(name: "a.bin")"#))
    browser.edit = { $0.remoteAddress = "203.0.113.2" }
    let other = try await browser.open { WaitingView() }
    try await other.choose(#"[1,"a.bin",6,""]"#)
    #expect(other.wanted == "1")
  }

  @Test func endOfAFileMakesSpace() async throws {
    let browser = Browser { $0.uploads.bytesInTotal = 10 }
    let first = try await browser.open { WaitingView() }
    try await first.choose(#"[1,"a.bin",6,""]"#)
    let second = try await browser.open { WaitingView() }
    try await second.choose(#"[1,"b.bin",6,""]"#)
    #expect(second.wanted == nil)
    try await first.click("Cancel")
    try await second.choose(#"[2,"b.bin",6,""]"#)
    #expect(second.wanted == "2")
    try await second.post(more: #","bye":true"#)
    try await first.choose(#"[2,"a.bin",10,""]"#)
    #expect(first.wanted == "2")
  }
}
