/// Stores orders.
public protocol OrderRepository: Sendable {
  /// The orders, newest first.
  func orders() -> Changes<[Order]>

  /// Places an order and empties the cart. Returns the existing order if the draft was placed before.
  ///
  /// - Throws: ``ShopProblem/cartChanged(_:)`` if the cart differs from the draft's.
  func place(_ draft: OrderDraft) async throws -> Order
}

public protocol OrderRepositoryDependency: Sendable {
  var orderRepository: any OrderRepository { get }
}
