import Foundation

/// An order that can be placed. An empty cart, one without a total, or one with a sold-out product has no draft.
public struct OrderDraft: Identifiable, Equatable, Sendable {
  /// The key by which the shop detects that a draft was already placed, so that it creates one order.
  public let id: UUID
  /// The reviewed cart. If the shop's cart differs from it, prices included, the order is not placed.
  public let cart: Cart
  public let total: Money

  public init?(_ cart: Cart, id: UUID = UUID()) {
    guard let total = cart.total, !cart.items.contains(where: \.product.isSoldOut) else { return nil }
    self.id = id
    self.cart = cart
    self.total = total
  }
}
