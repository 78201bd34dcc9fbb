import SwiftUIShim
import VSM

/// The draft of an order, and a button that places it.
public struct CheckoutView: View {
  @RestorableViewState private var state: CheckoutViewState
  @Environment(\.dismiss) private var dismiss

  public init(draft: OrderDraft, dependencies: any CheckoutViewState.Dependencies) {
    self.init(state: CheckoutViewState(draft: draft, dependencies: dependencies), dependencies: dependencies)
  }

  /// Starts in a given state, for previews and tests.
  init(state: CheckoutViewState, dependencies: any CheckoutViewState.Dependencies) {
    _state = RestorableViewState(wrappedValue: state, "checkout") {
      CheckoutViewState($0, dependencies: dependencies)
    }
  }

  public var body: some View {
    NavigationStack {
      content
        .navigationTitle("Checkout")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            if !state.isPlacing { Button(state.isOver ? "Done" : "Cancel") { dismiss() } }
          }
          ToolbarItem(placement: .confirmationAction) {
            if case .reviewing(let model) = state {
              Button("Place order") { $state.observe(model.place()) }
            }
          }
        }
    }
    .interactiveDismissDisabled(state.isPlacing)
  }

  @ViewBuilder private var content: some View {
    switch state {
    case .reviewing(let model):
      if model.hasChanged {
        Text("The cart has changed since you saw it. Nothing was ordered; please look again.")
          .foregroundStyle(.red)
      }
      DraftView(draft: model.draft)
    case .placing(let draft):
      DraftView(draft: draft)
      ProgressView("Placing the order")
    case .failed(let model):
      DraftView(draft: model.draft)
      ProblemView(message: model.error.message) { $state.observe(model.error.retry()) }
    case .placed(let order):
      Text("Thank you! Your order has the number \(String(order.id)).")
    case .nothingToOrder:
      Text("There is nothing left in the cart that could be ordered.")
    }
  }
}

/// The lines and the total of a draft.
private struct DraftView: View {
  let draft: OrderDraft

  var body: some View {
    List(draft.cart.items) { item in
      HStack {
        Text("\(item.quantity.rawValue) × \(item.product.name)")
        Spacer()
        if let price = item.price { PriceText(price) }
      }
    }
    HStack {
      Text("Total")
      Spacer()
      PriceText(draft.total)
    }
    .font(.headline)
  }
}

extension CheckoutViewState {
  fileprivate var isPlacing: Bool {
    if case .placing = self { true } else { false }
  }

  fileprivate var isOver: Bool {
    switch self {
    case .reviewing, .placing, .failed: false
    case .placed, .nothingToOrder: true
    }
  }
}
