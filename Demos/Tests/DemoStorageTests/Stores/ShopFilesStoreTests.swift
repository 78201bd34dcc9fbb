import Foundation
import Shopping
import Testing

/// The promises of each store about pictures and imported products. Each test opens a new database.
@Suite(.timeLimit(.minutes(5)))
struct ShopFilesStoreTests {
  private func first<Value>(_ changes: Changes<Value>) async throws -> Value {
    for try await value in changes { return value }
    throw CancellationError()
  }

  private func picture(_ byte: UInt8) throws -> PictureContent {
    try PictureContent(Data([0xFF, 0xD8, 0xFF]) + Data(repeating: byte, count: 1_000))
  }

  /// Returns the content at the address of a picture.
  private func content(of picture: ProfilePicture, in shop: any ShoppingDependencies) async throws -> PictureContent? {
    let source = try #require(shop.profileRepository as? any PictureContentSource)
    return try await source.content(try #require(Int(picture.address.lastPathComponent)))
  }

  @Test(arguments: StoreKind.available) func pictureIsReplacedAndRemoved(kind: StoreKind) async throws {
    let stores = try await kind.open()
    let shop = try await stores.shop()
    var changes = try await stores.shop().profileRepository.picture().makeAsyncIterator()
    #expect(try await changes.next() == .some(nil))
    try await shop.profileRepository.setPicture(picture(1))
    let first = try await changes.next().flatMap(\.self)
    let one = try #require(first)
    #expect(one.kind == .jpeg && one.byteCount == 1_003)
    #expect(try await content(of: one, in: shop) == picture(1))
    try await shop.profileRepository.setPicture(picture(2))
    let second = try await changes.next().flatMap(\.self)
    let two = try #require(second)
    #expect(one.address != two.address)
    #expect(try await content(of: one, in: shop) == nil)
    #expect(try await content(of: two, in: shop) == picture(2))
    try await shop.profileRepository.setPicture(nil)
    #expect(try await changes.next() == .some(nil))
    #expect(try await content(of: two, in: shop) == nil)
  }

  private let lamp = ProductDraft(
    name: "Brass Zeppelin", category: "Lighting", description: "'; DROP TABLE shop_products",
    price: Money(45_90, "EUR"))

  @Test(arguments: StoreKind.available) func importedProductsAreFoundAndSold(kind: StoreKind) async throws {
    let shop = try await kind.open().shop()
    try await shop.productRepository.importProducts([lamp, lamp])
    let found = try await first(shop.productRepository.products(matching: "zeppelin"))
    #expect(found.map(\.id.rawValue).sorted() == [505, 506])
    #expect(found.allSatisfy { $0.price == lamp.price && $0.description == lamp.description && !$0.isSoldOut })
    #expect(found.first?.image.path == "/shopping/images/parcel.svg")
    try await shop.cartRepository.add(Product.ID(rawValue: 505))
    #expect(try await first(shop.cartRepository.cart()).count == 1)
  }

  @Test(arguments: StoreKind.available) func tooManyProductsAreNotImported(kind: StoreKind) async throws {
    let shop = try await kind.open().shop()
    let lamps = Array(repeating: lamp, count: Product.countLimit)
    await #expect(throws: ShopProblem.full) { try await shop.productRepository.importProducts(lamps) }
    #expect(try await first(shop.productRepository.products(matching: "")).count == 504)
  }
}
