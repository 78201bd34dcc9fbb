import VSM

/// An order that was being placed when its process ended returns to the review. Placing the draft again is safe: the shop
/// knows its key, and creates one order.
extension CheckoutViewState: RestorableState {
  public enum RestorationValue: Codable {
    case reviewing(OrderDraft, hasChanged: Bool)
    case placed(Order)
    case nothingToOrder
  }

  public var restoration: Restoration<RestorationValue> {
    switch self {
    case .reviewing(let model): .value(.reviewing(model.draft, hasChanged: model.hasChanged))
    case .placing(let draft): .interrupted(.reviewing(draft, hasChanged: false))
    case .failed(let model): .interrupted(.reviewing(model.draft, hasChanged: false))
    case .placed(let order): .value(.placed(order))
    case .nothingToOrder: .value(.nothingToOrder)
    }
  }

  init(_ value: RestorationValue, dependencies: any Dependencies) {
    switch value {
    case .reviewing(let draft, let hasChanged):
      self.init(draft: draft, hasChanged: hasChanged, dependencies: dependencies)
    case .placed(let order): self = .placed(order)
    case .nothingToOrder: self = .nothingToOrder
    }
  }
}
