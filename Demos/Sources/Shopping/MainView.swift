import SwiftUIShim
import VSM

/// The states of the view around the shop: the number of items in the cart is known or unknown.
public enum MainViewState {
  case initialized(LoaderModel)
  case counted(Int)
  // vsm:disable:next state-without-way-out -- A badge has no place for an error; the cart shows it.
  case uncounted

  public typealias Dependencies = CartRepositoryDependency

  public struct LoaderModel {
    let dependencies: any Dependencies
  }

  /// The number on the cart's badge, or 0, which shows no badge, if it is unknown.
  public var itemCount: Int {
    if case .counted(let count) = self { count } else { 0 }
  }
}

extension MainViewState.LoaderModel {
  /// Publishes the number of items in the cart, now and after each change.
  public func follow() -> StateSequence<MainViewState> {
    StateSequence { emit in
      await emit.follow(dependencies.cartRepository.cart()) {
        .counted($0.count)
      } failure: { _ in
        .uncounted
      }
    }
  }
}

/// The shop's tabs, each with its own navigation stack, and a badge with the number of items in the cart.
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

  /// Returns a navigation stack in which each page can link to products.
  private func stack(@ViewBuilder root: () -> some View) -> some View {
    NavigationStack {
      root()
        .navigationDestination(for: Product.ID.self) { id in
          ProductView(id: id, dependencies: dependencies)
        }
    }
  }
}

/// A tab of the shop. Its raw value is part of the tab's address.
public enum ShopTab: String, CaseIterable, Sendable {
  case products
  case favorites
  case cart
  case account
}
