/// The shopper's settings.
public struct ShopSettings: Equatable, Sendable {
  public var order = ProductOrder.featured
  public var showsSoldOut = true
  public var confirmsRemoval = true

  public init() {}
}

/// The order of listed products.
public enum ProductOrder: String, CaseIterable, Sendable {
  case featured
  case name
  case priceAscending
  case priceDescending
}
