import Foundation

/// A placed order, with the prices at the time of the order.
public struct Order: Identifiable, Equatable, Sendable {
  public struct Line: Identifiable, Equatable, Sendable {
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
