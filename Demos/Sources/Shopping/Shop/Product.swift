import Foundation

/// A product of the shop.
public struct Product: Identifiable, Hashable, Codable, Sendable {
  public let id: ID
  public let name: String
  public let category: String
  public let description: String
  public let price: Money
  public let isSoldOut: Bool
  public let image: URL

  public init(
    id: ID, name: String, category: String, description: String, price: Money, isSoldOut: Bool = false, image: URL
  ) {
    self.id = id
    self.name = name
    self.category = category
    self.description = description
    self.price = price
    self.isSoldOut = isSoldOut
    self.image = image
  }

  /// The number of a product, which is also part of its page's address.
  public struct ID: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }
}

extension Product.ID: LosslessStringConvertible {
  public init?(_ description: String) {
    guard let number = Int(description) else { return nil }
    self.init(rawValue: number)
  }

  public var description: String { String(rawValue) }
}
