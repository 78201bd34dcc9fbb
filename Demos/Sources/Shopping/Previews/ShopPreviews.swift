import Foundation
import SwiftUIShim
import VSM

/// The shop and the pages with products, in each of their states.
public struct ShopPreviews: PreviewProvider {
  private static let shop = MemoryShop()
  private static let teapot = MemoryShop.samples[0]
  /// A shop without products.
  private static let empty: MemoryShop = {
    var contents = MemoryShop.Contents()
    contents.products = []
    return MemoryShop(contents)
  }()
  /// A shop that can't be reached.
  private static let closed: MemoryShop = {
    let shop = MemoryShop()
    shop.fail(NoConnection())
    return shop
  }()

  public static var previews: some View {
    Group {
      MainView(dependencies: shop).previewDisplayName("Shop")
      MainView(dependencies: closed).previewDisplayName("Shop: out of reach")
      ProductsView(dependencies: SlowShop()).previewDisplayName("Products: loading")
      products(.loaded(MemoryShop.samples)).previewDisplayName("Products: loaded")
      products(.nothingFound).previewDisplayName("Products: nothing found")
      products(.failed(.preview("The products could not be loaded."))).previewDisplayName("Products: failed")
    }
    Group {
      product(.loading).previewDisplayName("Product: loading")
      product(.loaded(teapot)).previewDisplayName("Product: loaded")
      product(.notFound(Product.ID(rawValue: 999))).previewDisplayName("Product: not found")
      product(.failed(.preview("The product could not be loaded."))).previewDisplayName("Product: failed")
    }
    Group {
      detail(teapot, in: shop).previewDisplayName("Product detail: available")
      detail(MemoryShop.samples[2], in: shop).previewDisplayName("Product detail: sold out")
      detail(teapot, in: empty).previewDisplayName("Product detail: withdrawn")
      detail(teapot, in: closed).previewDisplayName("Product detail: out of reach")
    }
    Group {
      favorites(.loading).previewDisplayName("Favorites: loading")
      FavoritesView(state: .empty).previewDisplayName("Favorites: empty")
      favorites(.loaded(MemoryShop.samples)).previewDisplayName("Favorites: loaded")
      favorites(.failed(.preview("The favorites could not be loaded."))).previewDisplayName("Favorites: failed")
    }
  }

  private static func products(_ content: ProductsViewState.Content) -> some View {
    NavigationStack { ProductsView(state: ProductsViewState(content, dependencies: shop)) }
  }

  private static func product(_ state: ProductViewState) -> some View {
    NavigationStack { ProductView(state: state, dependencies: shop) }
  }

  private static func detail(_ product: Product, in shop: MemoryShop) -> some View {
    NavigationStack { ProductDetailView(product: product, dependencies: shop) }
  }

  private static func favorites(_ state: FavoritesViewState) -> some View {
    NavigationStack { FavoritesView(state: state) }
  }
}

/// A shop that never responds.
private struct SlowShop: ProductRepositoryDependency, ProductRepository {
  var productRepository: any ProductRepository { self }

  func products(matching text: String) -> Changes<[Product]> { AsyncThrowingStream { _ in } }
  func product(_ id: Product.ID) -> Changes<Product?> { AsyncThrowingStream { _ in } }
  func importProducts(_ products: [ProductDraft]) async throws {}
}

/// The buttons on a product's page, in each of their states.
public struct ShopButtonPreviews: PreviewProvider {
  private static let shop = MemoryShop()
  private static let teapot = MemoryShop.samples[0].id

  public static var previews: some View {
    Group {
      FavoriteButtonView(state: .loading).previewDisplayName("Favorite button: loading")
      FavoriteButtonView(id: teapot, dependencies: shop).previewDisplayName("Favorite button: loaded")
      FavoriteButtonView(state: .saving(isFavorite: true)).previewDisplayName("Favorite button: saving")
      FavoriteButtonView(state: .failed(.preview("The favorite could not be saved.")))
        .previewDisplayName("Favorite button: failed")
    }
    Group {
      CartButtonView(state: .loading).previewDisplayName("Cart button: loading")
      CartButtonView(id: teapot, dependencies: shop).previewDisplayName("Cart button: ready")
      CartButtonView(state: .adding).previewDisplayName("Cart button: adding")
      CartButtonView(state: .full(99)).previewDisplayName("Cart button: full")
      CartButtonView(state: .failed(.preview("The product could not be added.")))
        .previewDisplayName("Cart button: failed")
    }
  }
}

extension ErrorModel {
  /// Returns an error model whose retry does nothing.
  static func preview(_ attempt: String.LocalizationValue) -> ErrorModel {
    ErrorModel(attempt, NoConnection()) { StateSequence { _ in } }
  }
}

/// The error in previews.
struct NoConnection: LocalizedError {
  var errorDescription: String? { "There is no connection." }
}
