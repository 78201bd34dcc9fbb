/// What the shop sells.
public protocol ProductRepository: Sendable {
  /// The first products that have all the words of a text, the best match first; for no text the first of all.
  ///
  /// The shop's settings decide on the order of all, and on whether what is sold out is among them.
  func products(matching text: String, first limit: Int) -> Changes<ProductList>

  /// A product, or `nil` while there is none of this number.
  func product(_ id: Product.ID) -> Changes<Product?>
}

public protocol ProductRepositoryDependency: Sendable {
  var productRepository: any ProductRepository { get }
}
