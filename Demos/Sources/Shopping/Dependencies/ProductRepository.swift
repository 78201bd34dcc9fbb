/// Stores the shop's products.
public protocol ProductRepository: Sendable {
  /// Returns the first products with all the words of a text, the best match first. An empty text matches all products.
  ///
  /// The shop's settings determine the order for an empty text, and whether sold-out products are included.
  func products(matching text: String, first limit: Int) -> Changes<ProductList>

  /// Returns the product with a number, or `nil` while there is none.
  func product(_ id: Product.ID) -> Changes<Product?>
}

public protocol ProductRepositoryDependency: Sendable {
  var productRepository: any ProductRepository { get }
}
