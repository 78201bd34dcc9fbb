/// What somebody is about to buy.
///
/// A change that has begun is made, also if nobody waits for it any longer, and changes are made in the order of calls.
public protocol CartRepository: Sendable {
  func cart() -> Changes<Cart>

  /// Puts one more of a product into the cart.
  func add(_ id: Product.ID) async throws

  /// Does nothing where the product is not in the cart.
  func setQuantity(_ quantity: Quantity, of id: Product.ID) async throws

  func remove(_ id: Product.ID) async throws
}

public protocol CartRepositoryDependency: Sendable {
  var cartRepository: any CartRepository { get }
}
