/// How somebody likes the shop.
public struct ShopSettings: Equatable, Sendable {
  public var order = ProductOrder.featured
  public var showsSoldOut = true
  public var confirmsRemoval = true

  public init() {}
}

/// In which order products are listed.
public enum ProductOrder: String, CaseIterable, Sendable {
  case featured
  case name
  case priceAscending
  case priceDescending
}
