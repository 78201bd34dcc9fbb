/// What somebody has bought.
public protocol OrderRepository: Sendable {
  /// The orders, newest first.
  func orders() -> Changes<[Order]>

  /// Buys what is in the cart, and empties it. A draft that was placed before is not placed again: its order returns.
  ///
  /// - Throws: ``ShopProblem/cartChanged(_:)`` where the cart is not the one that was reviewed.
  func place(_ draft: OrderDraft) async throws -> Order
}

public protocol OrderRepositoryDependency: Sendable {
  var orderRepository: any OrderRepository { get }
}
