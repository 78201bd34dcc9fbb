import VSM

/// Everything checking out can be. It begins with a draft, which an empty cart does not have.
public enum CheckoutViewState {
  case reviewing(ReviewingModel)
  case placing(OrderDraft)
  case failed(FailedModel)
  case placed(Order)
  /// What was in the cart is gone, or can no longer be ordered.
  case nothingToOrder

  public typealias Dependencies = OrderRepositoryDependency

  public struct ReviewingModel {
    public let draft: OrderDraft
    /// Whether the cart changed since it was last reviewed, its prices perhaps.
    public let hasChanged: Bool
    let dependencies: any Dependencies
  }

  public struct FailedModel {
    public let draft: OrderDraft
    /// Retrying places the same draft: if the order was placed and only the answer was lost, there is still one order.
    public let error: ErrorModel<CheckoutViewState>
  }

  public init(draft: OrderDraft, hasChanged: Bool = false, dependencies: any Dependencies) {
    self = .reviewing(ReviewingModel(draft: draft, hasChanged: hasChanged, dependencies: dependencies))
  }
}

extension CheckoutViewState.ReviewingModel {
  /// Orders what was reviewed, and nothing else: a cart that has changed is to be reviewed again.
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
