import SwiftUIShim
import VSM

/// The shop: its tabs, each with a stack of pages of its own, and how much is in the cart.
public struct MainView: View {
  public typealias Dependencies =
    MainViewState.Dependencies & ProductsViewState.Dependencies & ProductView.Dependencies
    & FavoritesViewState.Dependencies & CartView.Dependencies & AccountView.Dependencies

  @ViewState private var state: MainViewState
  @State private var tab = ShopTab.products
  private let dependencies: any Dependencies

  public init(dependencies: any Dependencies) {
    _state = ViewState(wrappedValue: .initialized(MainViewState.LoaderModel(dependencies: dependencies)))
    self.dependencies = dependencies
  }

  public var body: some View {
    TabView(selection: $tab) {
      Tab("Products", systemImage: "bag", value: ShopTab.products) {
        stack { ProductsView(dependencies: dependencies) }
      }
      Tab("Favorites", systemImage: "heart", value: ShopTab.favorites) {
        stack { FavoritesView(dependencies: dependencies) }
      }
      Tab("Cart", systemImage: "cart", value: ShopTab.cart) {
        stack { CartView(dependencies: dependencies) }
      }
      .badge(state.itemCount)
      Tab("Account", systemImage: "person", value: ShopTab.account) {
        stack { AccountView(dependencies: dependencies) }
      }
    }
    .onAppear {
      if case .initialized(let model) = state { $state.observe(model.follow()) }
    }
  }

  /// A stack of pages, each of which may lead to a product.
  private func stack(@ViewBuilder root: () -> some View) -> some View {
    NavigationStack {
      root()
        .navigationDestination(for: Product.ID.self) { id in
          ProductView(id: id, dependencies: dependencies)
        }
    }
  }
}
