import VSM

/// The states of the checkout. It begins with a draft, which an empty cart doesn't have.
public enum CheckoutViewState {
  case reviewing(ReviewingModel)
  case placing(OrderDraft)
  case failed(FailedModel)
  case placed(Order)  // vsm:disable:this state-without-way-out -- The sheet is dismissed.
  /// The cart is empty, or an item in it can no longer be ordered.
  case nothingToOrder  // vsm:disable:this state-without-way-out -- The sheet is dismissed.

  public typealias Dependencies = OrderRepositoryDependency

  public struct ReviewingModel {
    public let draft: OrderDraft
    /// Whether the cart, including its prices, has changed since the last review.
    public let hasChanged: Bool
    let dependencies: any Dependencies
  }

  public struct FailedModel {
    public let draft: OrderDraft
    /// The error. A retry places the same draft, so that there is only one order if just the response was lost.
    public let error: ErrorModel<CheckoutViewState>
  }

  public init(draft: OrderDraft, hasChanged: Bool = false, dependencies: any Dependencies) {
    self = .reviewing(ReviewingModel(draft: draft, hasChanged: hasChanged, dependencies: dependencies))
  }
}

extension CheckoutViewState.ReviewingModel {
  /// Places the reviewed draft. If the cart has changed, it returns to the review without an order.
  public func place() -> StateSequence<CheckoutViewState> {
    StateSequence(.placing(draft)) {
      do {
        return .placed(try await dependencies.orderRepository.place(draft))
      } catch ShopProblem.cartChanged(let cart) {
        guard let draft = OrderDraft(cart) else { return .nothingToOrder }
        return CheckoutViewState(draft: draft, hasChanged: true, dependencies: dependencies)
      } catch {
        let error = ErrorModel("The order could not be placed.", error, retry: place)
        return .failed(CheckoutViewState.FailedModel(draft: draft, error: error))
      }
    }
  }
}
