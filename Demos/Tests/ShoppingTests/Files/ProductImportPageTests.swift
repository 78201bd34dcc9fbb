import Foundation
import Testing
import VSMTesting

@testable import Shopping

/// The import of products on the settings' page.
@MainActor struct ProductImportPageTests {
  private static let lamps = Data(
    "name,category,price,description\nBrass Lamp,Lighting,45.90,\"Warm, and dimmable\"\nPaper Lamp,,20,\n".utf8)

  private let gate = Gate()
  private let shop: MemoryShop

  init() { shop = MemoryShop(gate: gate) }

  /// Opens the page, with the dialog for files.
  private func open() async throws -> HeadlessPage {
    let app = await ShopPage(shop)
    try await app.select("Account")
    try await app.follow("Settings")
    try await app.tap("Import products…")
    return app.page
  }

  private func choose(_ content: Data, named name: String = "Lamps.csv", on page: HeadlessPage) async throws {
    try page.importFile(named: name, containing: content)
    await page.settle()
  }

  @Test func productsOfAFileAreForSale() async throws {
    let page = try await open()
    try await choose(Self.lamps, on: page)
    #expect(page.shows("Imported products: 2"))
    #expect(try shop.current.products.suffix(2).map(\.name) == ["Brass Lamp", "Paper Lamp"])
    #expect(try Set(shop.current.products.map(\.id)).count == 6)
    #expect(page.diagnostics.isEmpty)
  }

  @Test func wrongLineIsNamedAndNothingIsImported() async throws {
    let page = try await open()
    try await choose(Self.lamps + Data("Glass Lamp,Lighting,abc,".utf8), on: page)
    #expect(page.shows("Line 4: “abc” is not a price.") && page.shows("Nothing was imported."))
    #expect(try shop.current.products.count == 4)
    try page.tap("Import products…")
    try await choose(Self.lamps, on: page)
    #expect(page.shows("Imported products: 2"))
  }

  @Test func progressIsShownAndTheUploadCanBeStopped() async throws {
    let page = try await open()
    let upload = try page.beginImport(ofFileNamed: "Lamps.csv", containing: Self.lamps)
    upload.receive(0.5)
    await page.settle()
    #expect(page.findAll(.role(.progressbar, name: "Lamps.csv")).count == 1)
    try page.tap("Stop")
    await page.settle()
    #expect(!upload.isAwaited)
    #expect(page.offers("Import products…"))
  }

  @Test func largeFileIsNotReceived() async throws {
    let page = try await open()
    let upload = try page.beginImport(ofFileNamed: "Lamps.csv", containing: Data(count: 1_000_001))
    await page.settle()
    #expect(page.shows("The file has more than 1 MB.") && !upload.isAwaited)
  }

  @Test func interruptedFileIsAReason() async throws {
    let page = try await open()
    try page.beginImport(ofFileNamed: "Lamps.csv", containing: Self.lamps).interrupt()
    await page.settle()
    #expect(page.shows("“Lamps.csv” has not arrived. Please try it again."))
    #expect(gate.asked == [])
  }

  @Test func pictureIsNoSuitableFile() async throws {
    let page = try await open()
    try await choose(Data([0x89, 0x50, 0x4E, 0x47]), named: "Lamps.png", on: page)
    #expect(page.shows("“Lamps.png” is not a suitable file."))
  }

  @Test func failedImportIsRetried() async throws {
    let page = try await open()
    gate.failure = Unavailable()
    try await choose(Self.lamps, on: page)
    #expect(page.shows("The products could not be imported. No connection."))
    try page.tap("Retry")
    await page.settle()
    #expect(page.shows("Imported products: 2"))
    #expect(gate.asked == ["import 2", "import 2"])
  }

  @Test func shopHasRoomForSoManyProducts() async throws {
    let lamp = ProductDraft(name: "Lamp", category: "", description: "", price: Money(20_00, "EUR"))
    await #expect(throws: ShopProblem.full) {
      try await shop.importProducts(Array(repeating: lamp, count: Product.countLimit - 3))
    }
    #expect(try shop.current.products.count == 4)
  }
}
