/// The first products of a list, and how many there are in all.
public struct ProductList: Equatable, Sendable {
  public let products: [Product]
  public let total: Int

  public init(products: [Product], total: Int) {
    self.products = products
    self.total = total
  }

  public var isComplete: Bool { products.count >= total }
}
