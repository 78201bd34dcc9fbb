/// The first products of a list, and the total number of products in it.
public struct ProductList: Equatable, Sendable {
  public let products: [Product]
  public let total: Int

  public init(products: [Product], total: Int) {
    self.products = products
    self.total = total
  }

  public var isComplete: Bool { products.count >= total }
}
