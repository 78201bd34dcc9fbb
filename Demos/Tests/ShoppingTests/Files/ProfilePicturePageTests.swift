import Foundation
import Testing
import VSMTesting

@testable import Shopping

/// The picture on the profile's page.
@MainActor struct ProfilePicturePageTests {
  private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data(count: 2_000)

  private let gate = Gate()
  private let shop: MemoryShop

  init() { shop = MemoryShop(gate: gate) }

  private func open() async throws -> HeadlessPage {
    let app = await ShopPage(shop)
    try await app.select("Account")
    try await app.follow("Profile")
    return app.page
  }

  private func choose(_ name: String, _ content: Data, on page: HeadlessPage) async throws {
    try page.importFile(named: name, containing: content, into: "Choose a picture")
    await page.settle()
  }

  @Test func chosenPictureIsStoredShownAndRemoved() async throws {
    let page = try await open()
    #expect(page.shows("There is no picture yet."))
    try await choose("Portrait.png", Self.png, on: page)
    #expect(page.shows("Your picture: PNG, 3 KB"))
    #expect(try shop.current.picture?.byteCount == 2_008)
    try page.tap("Remove the picture")
    await page.settle()
    #expect(page.shows("There is no picture yet."))
    #expect(try shop.current.picture == nil)
    #expect(gate.asked == ["save the picture", "remove the picture"])
    #expect(page.diagnostics.isEmpty)
  }

  @Test func refusedPictureLeavesThePreviousOne() async throws {
    let page = try await open()
    try await choose("Portrait.png", Self.png, on: page)
    try await choose("Large.png", Self.png + Data(count: 2_000_000), on: page)
    #expect(page.shows("The picture has more than 2 MB. Please choose a smaller one."))
    try page.tap("Cancel")
    await page.settle()
    #expect(page.shows("Your picture: PNG, 3 KB"))
    #expect(gate.asked == ["save the picture"])
  }

  @Test(arguments: [
    ("Drawing.svg", "<svg/>", "Please choose a picture in PNG, JPEG, GIF or WebP."),
    ("Notes.txt", "Hello", "“Notes.txt” is not a suitable file."),
    ("Portrait.png", "Hello", "“Portrait.png” is not a suitable file."),
  ])
  func otherFileIsRefused(name: String, content: String, reason: String) async throws {
    let page = try await open()
    try await choose(name, Data(content.utf8), on: page)
    #expect(page.shows(reason))
    #expect(gate.asked == [])
  }

  @Test func interruptedPictureCanBeChosenAgain() async throws {
    let page = try await open()
    let upload = try page.beginImport(ofFileNamed: "Portrait.png", containing: Self.png, into: "Choose a picture")
    await page.settle()
    #expect(page.shows("The picture is on its way."))
    upload.interrupt()
    await page.settle()
    #expect(page.shows("“Portrait.png” has not arrived. Please try it again."))
    try await choose("Portrait.png", Self.png, on: page)
    #expect(page.shows("Your picture: PNG, 3 KB"))
  }

  @Test func uploadCanBeStopped() async throws {
    let page = try await open()
    let upload = try page.beginImport(ofFileNamed: "Portrait.png", containing: Self.png, into: "Choose a picture")
    await page.settle()
    try page.tap("Stop")
    await page.settle()
    #expect(page.shows("There is no picture yet.") && !upload.isAwaited)
  }

  @Test func failedSaveIsRetried() async throws {
    let page = try await open()
    gate.failure = Unavailable()
    try await choose("Portrait.png", Self.png, on: page)
    #expect(page.shows("The picture could not be saved. No connection."))
    try page.tap("Retry")
    await page.settle()
    #expect(page.shows("Your picture: PNG, 3 KB"))
  }

  @Test func textFieldsKeepWhatIsTypedMeanwhile() async throws {
    let page = try await open()
    try page.type("Grace", into: "Name")
    try await choose("Portrait.png", Self.png, on: page)
    #expect(try page.value(of: "Name") == "Grace")
    #expect(page.shows("Your picture: PNG, 3 KB"))
  }
}

struct PictureContentTests {
  private static let starts: [(String, PictureKind?)] = [
    ("GIF89a", .gif), ("GIF87a", .gif), ("RIFF1234WEBPVP8 ", .webp), ("RIFF1234WAVEfmt ", nil),
    ("<svg/>", nil), ("", nil), ("GIF", nil),
  ]

  @Test(arguments: starts) func kindIsThatOfTheContent(start: String, kind: PictureKind?) {
    #expect(PictureKind(of: Data(start.utf8)) == kind)
  }

  @Test func limitIsExact() throws {
    let start = Data([0xFF, 0xD8, 0xFF])
    let limit = PictureContent.byteLimit
    #expect(try PictureContent(start + Data(count: limit - 3)).data.count == limit)
    #expect(throws: PictureProblem.tooLarge) { try PictureContent(start + Data(count: limit - 2)) }
    #expect(throws: PictureProblem.unknownKind) { try PictureContent(Data()) }
  }
}
