/// Everything that the app's features need. The app gives one object that has it all, and each feature asks for its part.
public typealias ShoppingDependencies =
  ProductRepositoryDependency & FavoriteRepositoryDependency & CartRepositoryDependency & OrderRepositoryDependency
  & ProfileRepositoryDependency & SettingsRepositoryDependency
