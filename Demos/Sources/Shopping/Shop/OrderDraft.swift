import Foundation

/// An order that can be placed: there is no draft of an empty cart, of one without a total, or of what is sold out.
public struct OrderDraft: Identifiable, Equatable, Sendable {
  /// Placing a draft twice places one order: the shop knows the second by this key.
  public let id: UUID
  /// What was reviewed. If the cart is no longer this one, its prices included, nothing is bought.
  public let cart: Cart
  public let total: Money

  public init?(_ cart: Cart, id: UUID = UUID()) {
    guard let total = cart.total, !cart.items.contains(where: \.product.isSoldOut) else { return nil }
    self.id = id
    self.cart = cart
    self.total = total
  }
}
