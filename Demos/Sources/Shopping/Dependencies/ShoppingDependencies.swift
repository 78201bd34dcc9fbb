/// The dependencies of all features. The app passes one object, and each feature declares the part that it needs.
public typealias ShoppingDependencies =
  ProductRepositoryDependency & FavoriteRepositoryDependency & CartRepositoryDependency & OrderRepositoryDependency
  & ProfileRepositoryDependency & SettingsRepositoryDependency
