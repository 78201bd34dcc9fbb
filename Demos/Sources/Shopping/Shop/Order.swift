import Foundation

/// An order that can be placed. An empty cart, one without a total, or one with a sold-out product has no draft.
public struct OrderDraft: Identifiable, Equatable, Codable, Sendable {
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

/// A placed order, with the prices at the time of the order.
public struct Order: Identifiable, Equatable, Codable, Sendable {
  public struct Line: Identifiable, Equatable, Codable, Sendable {
    public let id: Product.ID
    public let name: String
    public let quantity: Quantity
    /// The price of one unit.
    public let price: Money

    public init(id: Product.ID, name: String, quantity: Quantity, price: Money) {
      self.id = id
      self.name = name
      self.quantity = quantity
      self.price = price
    }
  }

  public let id: Int
  public let date: Date
  public let lines: [Line]

  public init(id: Int, date: Date, lines: [Line]) {
    self.id = id
    self.date = date
    self.lines = lines
  }

  /// Creates the order for a placed draft.
  public init(id: Int, date: Date, _ draft: OrderDraft) {
    self.init(
      id: id, date: date,
      lines: draft.cart.items.map {
        Line(id: $0.id, name: $0.product.name, quantity: $0.quantity, price: $0.product.price)
      })
  }

  public var total: Money? { Money.total(of: lines.map { $0.price.times($0.quantity) }) }
}
