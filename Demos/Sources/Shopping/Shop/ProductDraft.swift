/// A product that the shop does not have yet, and so has no number.
public struct ProductDraft: Equatable, Sendable {
  public let name: String
  public let category: String
  public let description: String
  public let price: Money

  public init(name: String, category: String, description: String, price: Money) {
    self.name = name
    self.category = category
    self.description = description
    self.price = price
  }
}

extension Product {
  /// The greatest number of products that the shop has.
  public static let countLimit = 5_000
}
