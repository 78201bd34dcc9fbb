/// The items that the shopper wants to buy, in the order of adding.
public struct Cart: Equatable, Codable, Sendable {
  public struct Item: Identifiable, Equatable, Codable, Sendable {
    public let product: Product
    public var quantity: Quantity

    public var id: Product.ID { product.id }
    public var price: Money? { product.price.times(quantity) }

    public init(product: Product, quantity: Quantity) {
      self.product = product
      self.quantity = quantity
    }
  }

  public private(set) var items: [Item]

  public init(items: [Item] = []) {
    self.items = items
  }
}

extension Cart {
  /// The sum of the quantities.
  public var count: Int { items.reduce(0) { $0 + $1.quantity.rawValue } }

  /// The sum of all prices, or `nil` if the cart is empty or the prices can't be added.
  public var total: Money? { Money.total(of: items.map(\.price)) }

  public func quantity(of product: Product.ID) -> Int {
    items.first { $0.id == product }?.quantity.rawValue ?? 0
  }

  /// Returns the cart with another quantity of a product that is in it.
  public func setting(_ quantity: Quantity, of product: Product.ID) -> Cart {
    var cart = self
    for index in items.indices where items[index].id == product { cart.items[index].quantity = quantity }
    return cart
  }

  /// Returns the cart without a product.
  public func removing(_ product: Product.ID) -> Cart {
    Cart(items: items.filter { $0.id != product })
  }
}
