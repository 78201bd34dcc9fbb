import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

@MainActor
struct LivePagesUploadsTests {
  let browser = Browser { $0.uploads.idleTime = .seconds(60) }

  private func open(_ types: [UTType] = [.data]) async throws -> OpenPage {
    try await browser.open { WaitingView(types: types) }
  }

  // MARK: Arriving

  @Test func fileArrivesInParts() async throws {
    let page = try await open()
    try await page.choose(#"[1,"notes.txt",6,""]"#)
    #expect(page.wanted == "1")
    let first = try await page.send(Array("abc".utf8))
    #expect(first.status == 204 && first["Live-Offset"] == "3")
    let last = try await page.send(Array("def".utf8), at: 3)
    #expect(last.status == 204 && last["Live-Offset"] == "6")
    #expect(page.shows("arrived: notes.txt"))
    #expect(page.wanted == nil)
  }

  @Test func emptyFileArrives() async throws {
    let page = try await open()
    try await page.choose(#"[1,"empty.txt",0,""]"#)
    #expect(try await page.send([]).status == 204)
    #expect(page.shows("arrived: empty.txt"))
  }

  @Test func viewGetsTheContent() async throws {
    var uploads: [FileUpload] = []
    let page = try await browser.open { ReceivingView { uploads = $0 } }
    try await page.choose(#"[1,"a.txt",3,""]"#, #"[2,"../b.txt",1,""]"#)
    #expect(uploads.map(\.name) == ["a.txt", "b.txt"])
    #expect(uploads.map(\.size) == [3, 1])
    var updates = uploads[0].updates.makeAsyncIterator()
    #expect(await updates.next() == .receiving(0))
    try await page.send(Array("abc".utf8))
    guard case .finished(let url) = await updates.next() else { throw NoFile() }
    #expect(try String(contentsOf: url, encoding: .utf8) == "abc")
    let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(await updates.next() == nil)
    try await page.send([1], of: 2)
    var others = uploads[1].updates.makeAsyncIterator()
    guard case .finished(let other) = await others.next() else { throw NoFile() }
    #expect(other.lastPathComponent == "b.txt")
  }

  private struct NoFile: Error {}

  // MARK: Offsets

  @Test func partAtAnotherOffsetIsAnsweredWithTheRightOne() async throws {
    let page = try await open()
    try await page.choose(#"[1,"a.bin",6,""]"#)
    try await page.send([1, 2, 3])
    for offset in [0, 2, 4, 100] {
      let response = try await page.send([9], at: offset)
      #expect(response.status == 409 && response["Live-Offset"] == "3")
    }
    try await page.send([4, 5, 6], at: 3)
    #expect(page.shows("arrived: a.bin"))
  }

  @Test(arguments: 0...5)
  func uploadContinuesAfterAConnectionThatIsLostAtAnyByte(count: Int) async throws {
    struct Lost: Error {}
    let page = try await open()
    try await page.choose(#"[1,"a.bin",6,""]"#)
    let bytes: [UInt8] = [1, 2, 3, 4, 5, 6]
    let lost = try await page.send(key: "1", offset: "0") { write in
      for byte in bytes.prefix(count) { try await write([byte]) }
      throw Lost()
    }
    #expect(lost.status == 400)
    let next = try await page.send(bytes, at: 0)
    if count == 0 {
      #expect(next.status == 204)
    } else {
      #expect(next.status == 409 && next["Live-Offset"] == "\(count)")
      try await page.send(Array(bytes.dropFirst(count)), at: count)
    }
    #expect(page.shows("arrived: a.bin"))
  }

  @Test func newerRequestSupersedesOneThatHangs() async throws {
    let page = try await open()
    try await page.choose(#"[1,"a.bin",4,""]"#)
    let (gate, opening) = AsyncStream<Never>.makeStream()
    let (hanging, hangs) = AsyncStream<Never>.makeStream()
    let old = Task {
      try await page.send(key: "1", offset: "0") { write in
        try await write([1])
        hangs.finish()
        for await _ in gate {}
        try await write([9, 9, 9])
      }
    }
    for await _ in hanging {}
    try await page.send([2, 3], at: 1)
    opening.finish()
    #expect(try await old.value.status == 404)
    try await page.send([4], at: 3)
    #expect(page.shows("arrived: a.bin"))
  }

  @Test func partsBeyondTheSizeAreRejected() async throws {
    let page = try await open()
    try await page.choose(#"[1,"a.bin",2,""]"#)
    #expect(try await page.send([1, 2, 3]).status == 413)
    #expect(try await page.send([1, 2]).status == 204)
    #expect(page.shows("arrived: a.bin"))
  }

  @Test func requestHasALimit() async throws {
    let browser = Browser { $0.uploads.bytesPerRequest = 4 }
    let page = try await browser.open { WaitingView() }
    try await page.choose(#"[1,"a.bin",10,""]"#)
    let response = try await page.send(key: "1", offset: "0") { write in
      for _ in 0..<3 { try await write([1, 2]) }
    }
    #expect(response.status == 413)
  }

  // MARK: Types

  @Test func fileOfAnotherTypeIsRefusedByItsName() async throws {
    let page = try await open([.png])
    try await page.choose(#"[1,"a.txt",3,""]"#)
    #expect(page.shows(#"failed: unsuitableType(name: "a.txt")"#))
    #expect(try await page.send([1, 2, 3]).status == 404)
  }

  @Test func fileOfAnotherTypeIsRefusedByItsContent() async throws {
    let page = try await open([.png])
    try await page.choose(#"[1,"a.png",3,""]"#)
    try await page.send([1, 2, 3])
    #expect(page.shows(#"failed: unsuitableType(name: "a.png")"#))
  }

  // MARK: Ends

  @Test func firstFailureEndsTheOthers() async throws {
    let page = try await open([.png])
    try await page.choose(#"[1,"a.png",3,""]"#, #"[2,"b.png",8,""]"#)
    #expect(page.wanted == "1 2")
    try await page.send([1, 2, 3])
    #expect(page.wanted == nil)
    #expect(try await page.send([1], of: 2).status == 404)
  }

  @Test func choiceWithAnUnsuitableFileCompletesOnce() async throws {
    let page = try await open([.png])
    try await page.choose(#"[1,"a.txt",3,""]"#, #"[2,"b.png",8,""]"#)
    #expect(page.shows(#"failed: unsuitableType(name: "a.txt")"#) && page.shows("1 completions"))
  }

  @Test func cancelingEndsTheUpload() async throws {
    let page = try await open()
    try await page.choose(#"[1,"a.bin",3,""]"#)
    try await page.send([1])
    try await page.click("Cancel")
    #expect(page.shows("canceled") && page.wanted == nil)
    #expect(try await page.send([2], at: 1).status == 404)
  }

  @Test func fileThatTheBrowserCannotReadFails() async throws {
    let page = try await open()
    try await page.choose(#"[1,"a.bin",3,""]"#)
    try await page.post(#"[0,"files","unreadable",1]"#)
    #expect(page.shows(#"failed: interrupted(name: "a.bin")"#))
    try await page.post(#"[0,"files","unreadable",1]"#)
    #expect(browser.reporter.entries.last { if case .event = $0 { true } else { false } } == .event(.invalidPayload))
  }

  @Test func uploadWithoutBytesFails() async throws {
    let page = try await open()
    _ = try await page.socket()
    try await page.choose(#"[1,"a.bin",3,""]"#)
    browser.clock.advance(by: .seconds(59))
    browser.pages.sweep()
    #expect(page.wanted == "1")
    browser.clock.advance(by: .seconds(2))
    browser.pages.sweep()
    #expect(page.shows(#"failed: interrupted(name: "a.bin")"#))
  }

  @Test func cancelingTheTaskThatFollowsEndsTheUpload() async throws {
    var uploads: [FileUpload] = []
    let page = try await browser.open { ReceivingView { uploads = $0 } }
    try await page.choose(#"[1,"a.bin",3,""]"#)
    let upload = uploads[0]
    let following = Task { for await _ in upload.updates {} }
    following.cancel()
    await following.value
    #expect(page.wanted == nil)
  }

  @Test func fileIsReleasedWithItsPage() async throws {
    let page = try await open()
    try await page.choose(#"[1,"a.bin",3,""]"#)
    weak let file = page.session?.host.fileTransfers.incoming.first
    #expect(file != nil)
    try await page.send([1, 2, 3])
    try await page.post(more: #","bye":true"#)
    #expect(file == nil)
  }

  // MARK: Attacks

  @Test func keyIsUsedOnce() async throws {
    let page = try await open()
    try await page.choose(#"[5,"a.bin",3,""]"#)
    try await page.click("Cancel")
    for key in [5, 4] { try await page.choose(#"[\#(key),"b.bin",3,""]"#) }
    #expect(page.wanted == nil)
  }

  @Test func twoFilesWithOneKeyAreDropped() async throws {
    let page = try await open()
    try await page.choose(#"[1,"a.bin",3,""]"#, #"[1,"b.bin",3,""]"#)
    #expect(page.wanted == nil)
  }

  nonisolated private static let malformed: [(String?, String?)] = [
    (nil, "0"), ("1", nil), ("x", "0"), ("1", "-1"), ("1", "99999999999999999999"),
  ]

  @Test(arguments: malformed)
  func malformedPartsAreRejected(key: String?, offset: String?) async throws {
    let page = try await open()
    try await page.choose(#"[1,"a.bin",3,""]"#)
    #expect(try await page.send(key: key, offset: offset) { try await $0([1]) }.status == 400)
  }

  @Test func anotherBrowserPersonOrSiteCannotSend() async throws {
    let page = try await open()
    try await page.choose(#"[1,"a.bin",3,""]"#)
    #expect(try await page.send([1]) { $0.fetchSite = "cross-site" }.status == 403)
    #expect(try await page.send([1]) { $0.origin = "https://other.test" }.status == 403)
    #expect(try await page.send([1]) { $0.person = "eve" }.status == 403)
    #expect(try await page.send([1]) { $0.page = Secret().description }.status == 410)
    let cookie = browser.cookie
    browser.cookie = "live=\(Secret())"
    #expect(try await page.send([1]).status == 403)
    browser.cookie = cookie
    #expect(try await page.send([1]).status == 204)
  }

  @Test func partsOfAFileTakeTokens() async throws {
    let browser = Browser {
      $0.eventBurst = 5
      $0.eventsPerRequest = 1
    }
    let page = try await browser.open { WaitingView() }
    try await page.choose(#"[1,"a.bin",30,""]"#)
    var statuses: [Int] = []
    for offset in 0..<6 { statuses.append(try await page.send([1], at: offset).status) }
    #expect(statuses.contains(429))
  }
}
