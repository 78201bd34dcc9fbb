import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

/// A folder for one test, which ends with it.
private final class TestFolder: Sendable {
  let path: String

  init() throws { path = try makePrivateFolder(startingWith: FileManager.default.temporaryDirectory.path + "/parts-") }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var files: [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return all.filter { $0.split(separator: "/").count == 3 }.sorted()
  }
}

struct SharedFolderTests {
  private let folder: TestFolder
  private let store: SharedFolder
  private let secret = Secret()

  init() throws {
    folder = try TestFolder()
    store = SharedFolder(folder.path + "/parts")
  }

  private func file(_ name: String = "a.bin", size: Int = 9) throws -> PartialFile {
    try #require(PartialFile(name, size: size, fingerprint: "1-ff", of: secret))
  }

  private func part(_ text: String = "abc") throws -> URL {
    let url = URL(fileURLWithPath: folder.path).appending(path: "part-\(UUID())")
    try Data(text.utf8).write(to: url)
    return url
  }

  private var place: URL { URL(fileURLWithPath: folder.path).appending(path: "place-\(UUID())") }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func partIsPrivateAndTakenOnce() async throws {
    let part = try part()
    try await store.keep(part, of: file())
    #expect(!FileManager.default.fileExists(atPath: part.path))
    let path = folder.path + "/parts/" + (try file().path)
    #expect(try mode(path) == 0o600)
    #expect(try mode(folder.path + "/parts/\(secret)") == 0o700)
    let place = place
    #expect(try await store.take(file(), to: place))
    #expect(try Data(contentsOf: place) == Data("abc".utf8))
    #expect(try await !store.take(file(), to: self.place))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/parts").isEmpty)
  }

  @Test func oneOfManyTakesThePart() async throws {
    try await store.keep(part(), of: file())
    let (store, file, folder) = (store, try file(), folder.path)
    let count = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<50 {
        group.addTask { try await store.take(file, to: URL(fileURLWithPath: "\(folder)/place-\(number)")) }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(count == 1)
  }

  @Test func newerPartReplacesTheOlder() async throws {
    try await store.keep(part("old"), of: file())
    try await store.keep(part("newer"), of: file())
    let place = place
    #expect(try await store.take(file(), to: place))
    #expect(try Data(contentsOf: place) == Data("newer".utf8))
  }

  @Test func partBeyondTheLimitStaysWhereItIs() async throws {
    let store = SharedFolder(folder.path + "/parts", maximumSize: 5)
    try await store.keep(part("abc"), of: file())
    let second = try part("def")
    try await store.keep(second, of: file("b.bin"))
    #expect(FileManager.default.fileExists(atPath: second.path))
    #expect(try await !store.take(file("b.bin"), to: place))
  }

  @Test func oldPartsAreRemoved() async throws {
    try await store.keep(part(), of: file("old.bin"))
    let path = folder.path + "/parts/" + (try file("old.bin").path)
    let old = Date(timeIntervalSinceNow: -601)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    try await store.keep(part(), of: file("new.bin"))
    try await store.removeParts(keptFor: .seconds(600))
    #expect(try await !store.take(file("old.bin"), to: place))
    #expect(try await store.take(file("new.bin"), to: place))
  }

  @Test(arguments: ["", "../a", "a/b", "a b", "ä", String(repeating: "a", count: 101)])
  func fingerprintOfOtherCharactersIdentifiesNoFile(fingerprint: String) {
    #expect(PartialFile("a.bin", size: 1, fingerprint: fingerprint, of: Secret()) == nil)
  }
}

/// Two processes with one folder for the parts of files.
@MainActor
struct SharedUploadTests {
  private let folder: TestFolder
  private let first: Browser
  private let second: Browser

  init() throws {
    let folder = try TestFolder()
    let store = SharedFolder(folder.path)
    self.folder = folder
    first = Browser { $0.uploads.partialFiles = store }
    second = Browser { $0.uploads.partialFiles = store }
  }

  private func interrupted(_ file: String = #"[1,"a.bin",4,"1-ff"]"#, parts: [UInt8] = [1, 2]) async throws {
    let page = try await first.open { WaitingView() }
    try await page.choose(file)
    if !parts.isEmpty { try await page.send(parts) }
    try await page.post(more: #","bye":true"#)
    await first.pages.uploads.finishKeeping()
  }

  private func opened(_ file: String = #"[1,"a.bin",4,"1-ff"]"#) async throws -> OpenPage {
    let page = try await second.open { WaitingView() }
    try await page.choose(file)
    return page
  }

  @Test func anotherProcessContinuesTheFile() async throws {
    try await interrupted()
    second.cookie = first.cookie
    let page = try await opened()
    let response = try await page.send([9], at: 0)
    #expect(response.status == 409 && response["Live-Offset"] == "2")
    try await page.send([3, 4], at: 2)
    #expect(page.shows("arrived: a.bin"))
    #expect(folder.files.isEmpty)
  }

  @Test func shutdownKeepsThePartsOfOpenPages() async throws {
    let page = try await first.open { WaitingView() }
    try await page.choose(#"[1,"a.bin",4,"1-ff"]"#)
    try await page.send([1, 2, 3])
    first.pages.shutdown()
    await first.pages.drain()
    #expect(folder.files.count == 1)
    second.cookie = first.cookie
    #expect(try await opened().send([4], at: 3).status == 204)
  }

  @Test func anotherBrowserBeginsAnew() async throws {
    try await interrupted()
    #expect(try await opened().send([9], at: 0).status == 204)
    #expect(folder.files.count == 1)
  }

  @Test func fileOfWhichNothingHasArrivedIsNotKept() async throws {
    try await interrupted(parts: [])
    #expect(folder.files.isEmpty)
  }

  @Test func partDoesNotCountAnyMore() async throws {
    let store = SharedFolder(folder.path)
    let browser = Browser {
      $0.uploads.partialFiles = store
      $0.uploads.bytesInTotal = 4
    }
    for name in ["a.bin", "b.bin"] {
      let page = try await browser.open { WaitingView() }
      try await page.choose(#"[1,"\#(name)",4,"1-ff"]"#)
      #expect(page.wanted == "1")
      try await page.send([1])
      try await page.post(more: #","bye":true"#)
    }
  }

  @Test func folderThatCannotBeUsedBeginsFilesAnew() async throws {
    let browser = Browser { $0.uploads.partialFiles = SharedFolder("/proc/none") }
    for _ in 0..<2 {
      let page = try await browser.open { WaitingView() }
      try await page.choose(#"[1,"a.bin",4,"1-ff"]"#)
      #expect(try await page.send([1]).status == 204)
      try await page.post(more: #","bye":true"#)
      await browser.pages.uploads.finishKeeping()
    }
  }
}
