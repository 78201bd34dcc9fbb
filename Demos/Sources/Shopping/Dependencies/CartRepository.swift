/// Stores the cart.
///
/// Changes are made in the order of the calls. Canceling the waiting task doesn't cancel a change that has begun.
public protocol CartRepository: Sendable {
  func cart() -> Changes<Cart>

  /// Adds one more of a product to the cart.
  func add(_ id: Product.ID) async throws

  /// Sets the quantity of a product. Does nothing if the product is not in the cart.
  func setQuantity(_ quantity: Quantity, of id: Product.ID) async throws

  func remove(_ id: Product.ID) async throws
}

public protocol CartRepositoryDependency: Sendable {
  var cartRepository: any CartRepository { get }
}
