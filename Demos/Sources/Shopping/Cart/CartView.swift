import SwiftUIShim
import VSM

/// The cart with its total and a button for the checkout.
public struct CartView: View {
  public typealias Dependencies = CartViewState.Dependencies & CheckoutViewState.Dependencies

  @ViewState private var state: CartViewState
  /// The draft in the checkout. It doesn't change when the cart changes.
  @RestorableValue("cart.draft") private var draft: OrderDraft?
  private let dependencies: any Dependencies

  public init(dependencies: any Dependencies) {
    self.init(
      state: .initialized(CartViewState.LoaderModel(dependencies: dependencies)), dependencies: dependencies)
  }

  /// Starts in a given state, for previews and tests.
  init(state: CartViewState, dependencies: any Dependencies) {
    _state = ViewState(wrappedValue: state)
    self.dependencies = dependencies
  }

  public var body: some View {
    content
      .navigationTitle("Cart")
      .sheet(item: $draft) { draft in
        CheckoutView(draft: draft, dependencies: dependencies)
      }
      .alert(
        "Remove from the cart?", isPresented: .constant(state.removal != nil), presenting: state.removal
      ) { removal in
        Button("Remove", role: .destructive) { $state.observe(removal.confirm()) }
        Button("Cancel", role: .cancel) { $state.observe(removal.cancel()) }
      } message: { removal in
        Text(removal.product.name)
      }
      .onAppear {
        if case .initialized(let model) = state { $state.observe(model.load()) }
      }
  }

  @ViewBuilder private var content: some View {
    switch state {
    case .initialized, .loading:
      ProgressView("Loading cart")
    case .empty:
      ContentUnavailableView(
        "The cart is empty.", systemImage: "cart",
        description: Text("What you add to it stays here until you order it or remove it."))
    case .filled(let cart, let phase):
      VStack(alignment: .leading, spacing: 16) {
        List(cart.items) { item in
          CartRow(item: item, shopping: phase.shopping) { $state.observe($0) }
        }
        if let total = cart.total {
          HStack {
            Text("Total")
            Spacer()
            PriceText(total)
          }
          .font(.headline)
        } else {
          Text("These prices have no total.")
        }
        end(phase)
      }
    case .failed(let model):
      ProblemView(message: model.message) { $state.observe(model.retry()) }
    }
  }

  @ViewBuilder private func end(_ phase: CartViewState.Phase) -> some View {
    switch phase {
    case .shopping(let model):
      if let draft = model.draft {
        Button("Check out") {
          $state.observe(model.checkOut())
          self.draft = draft
        }
        .buttonStyle(.borderedProminent)
      } else {
        Text("Remove what is sold out before you order.")
      }
    case .confirmingRemoval:
      EmptyView()
    case .failed(let model):
      ProblemView(message: model.error.message) { $state.observe(model.error.retry()) }
      Button("Cancel") { $state.observe(model.cancel()) }
        .buttonStyle(.bordered)
    }
  }
}

extension CartViewState {
  fileprivate var removal: RemovalModel? {
    if case .filled(_, .confirmingRemoval(let model)) = self { model } else { nil }
  }
}

extension CartViewState.Phase {
  fileprivate var shopping: CartViewState.ShoppingModel? {
    if case .shopping(let model) = self { model } else { nil }
  }
}

/// One product in the cart. Its quantity can be changed if `shopping` is not `nil`.
struct CartRow: View {
  let item: Cart.Item
  let shopping: CartViewState.ShoppingModel?
  let observe: (StateSequence<CartViewState>) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        NavigationLink(item.product.name, value: item.id)
        Spacer()
        if let price = item.price { PriceText(price) }
      }
      if item.product.isSoldOut {
        Text("Sold out")
          .foregroundStyle(.red)
      }
      HStack {
        if let shopping {
          Stepper("Quantity: \(item.quantity.rawValue)", value: quantity(shopping), in: Quantity.range)
            // The name distinguishes this stepper from the steppers of other rows for screen readers.
            .accessibilityLabel("Quantity of \(item.product.name): \(item.quantity.rawValue)")
          Button("Remove \(item.product.name)") { observe(shopping.remove(item)) }
            .buttonStyle(.bordered)
        } else {
          Text("Quantity: \(item.quantity.rawValue)")
        }
      }
    }
  }

  private func quantity(_ shopping: CartViewState.ShoppingModel) -> Binding<Int> {
    Binding {
      item.quantity.rawValue
    } set: {
      observe(shopping.setQuantity(Quantity(clamping: $0), of: item))
    }
  }
}
