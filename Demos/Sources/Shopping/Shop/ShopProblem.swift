import Foundation

/// A reason why the shop rejects a request.
public enum ShopProblem: Error, Equatable, Sendable {
  case unknownProduct
  case soldOut
  case tooMany
  case invalidProfile(String)
  /// The cart differs from the reviewed one.
  case cartChanged(Cart)
}

extension ShopProblem: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .unknownProduct: "The shop does not have this product."
    case .soldOut: "This product is sold out."
    case .tooMany: "There can be \(Quantity.range.upperBound) of a product in the cart, and no more."
    case .invalidProfile(let problem): problem
    case .cartChanged: "The cart has changed."
    }
  }
}
