import ErrorMessages
import Foundation
import SwiftUIShim
import VSM

/// A reason why the shop rejects a request.
public enum ShopProblem: Error, Equatable, Sendable {
  case unknownProduct
  case soldOut
  case tooMany
  /// The shop has no room for so many products.
  case full
  case invalidProfile(String)
  /// The cart differs from the reviewed one.
  case cartChanged(Cart)
}

extension ShopProblem: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .unknownProduct: String(localized: "The shop does not have this product.")
    case .soldOut: String(localized: "This product is sold out.")
    case .tooMany:
      String(localized: "There can be \(Quantity.range.upperBound) of a product in the cart, and no more.")
    case .full: String(localized: "The shop has room for \(Product.countLimit) products, and no more.")
    case .invalidProfile(let problem): problem
    case .cartChanged: String(localized: "The cart has changed.")
    }
  }
}

/// An error message and an action to retry, for all features.
public struct ErrorModel<State> {
  public let message: String
  public let retry: () -> StateSequence<State>

  /// - Parameter attempt: A sentence about the failed action, for example "The cart could not be loaded."
  public init(
    _ attempt: String.LocalizationValue, _ error: any Error, retry: @escaping () -> StateSequence<State>
  ) {
    self.init(message: "\(String(localized: attempt)) \(error.localizedDescription)", retry: retry)
  }

  init(message: String, retry: @escaping () -> StateSequence<State>) {
    self.message = message
    self.retry = retry
  }
}

/// An error message with a button to retry.
struct ProblemView: View {
  let message: String
  let retry: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ErrorMessage(message)
      Button("Retry") { retry() }
        .buttonStyle(.borderedProminent)
    }
  }
}
