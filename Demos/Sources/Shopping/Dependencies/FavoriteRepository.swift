/// Stores the favorite products.
public protocol FavoriteRepository: Sendable {
  /// The favorites, newest first.
  func favorites() -> Changes<[Product]>

  func isFavorite(_ id: Product.ID) -> Changes<Bool>

  func setFavorite(_ isFavorite: Bool, _ id: Product.ID) async throws
}

public protocol FavoriteRepositoryDependency: Sendable {
  var favoriteRepository: any FavoriteRepository { get }
}
