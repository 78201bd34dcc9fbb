import Foundation

extension MemoryShop: ShoppingDependencies {
  public var productRepository: any ProductRepository { self }
  public var favoriteRepository: any FavoriteRepository { self }
  public var cartRepository: any CartRepository { self }
  public var orderRepository: any OrderRepository { self }
  public var profileRepository: any ProfileRepository { self }
  public var settingsRepository: any SettingsRepository { self }
}

extension MemoryShop: ProductRepository {
  public func products(matching text: String) -> Changes<[Product]> {
    changes { contents in
      contents.products.filter { product in
        (contents.settings.showsSoldOut || !product.isSoldOut)
          && text.split(separator: " ").allSatisfy { product.name.localizedCaseInsensitiveContains($0) }
      }
    }
  }

  public func product(_ id: Product.ID) -> Changes<Product?> {
    changes { $0.product(id) }
  }

  public func importProducts(_ products: [ProductDraft]) async throws {
    try await perform("import \(products.count)") { contents in
      guard contents.products.count + products.count <= Product.countLimit else { throw ShopProblem.full }
      let last = contents.products.map(\.id.rawValue).max() ?? 0
      contents.products += zip((last + 1)..., products).map { number, draft in
        Product(
          id: Product.ID(rawValue: number), name: draft.name, category: draft.category,
          description: draft.description, price: draft.price,
          image: URL(string: "/shopping/images/parcel.svg")!)
      }
    }
  }
}

extension MemoryShop: FavoriteRepository {
  public func favorites() -> Changes<[Product]> {
    changes { contents in contents.favorites.compactMap(contents.product) }
  }

  public func isFavorite(_ id: Product.ID) -> Changes<Bool> {
    changes { $0.favorites.contains(id) }
  }

  public func setFavorite(_ isFavorite: Bool, _ id: Product.ID) async throws {
    try await perform("\(isFavorite ? "like" : "unlike") \(id)") {
      $0.favorites.removeAll { $0 == id }
      if isFavorite { $0.favorites.insert(id, at: 0) }
    }
  }
}

extension MemoryShop: CartRepository {
  public func cart() -> Changes<Cart> {
    changes(\.cart)
  }

  public func add(_ id: Product.ID) async throws {
    try await perform("add \(id)") { contents in
      guard let product = contents.product(id) else { throw ShopProblem.unknownProduct }
      let count = contents.cart.quantity(of: id)
      guard let quantity = Quantity(rawValue: count + 1) else { throw ShopProblem.tooMany }
      contents.cart =
        count > 0
        ? contents.cart.setting(quantity, of: id)
        : Cart(items: contents.cart.items + [Cart.Item(product: product, quantity: quantity)])
    }
  }

  public func setQuantity(_ quantity: Quantity, of id: Product.ID) async throws {
    try await perform("set \(id) to \(quantity.rawValue)") { $0.cart = $0.cart.setting(quantity, of: id) }
  }

  public func remove(_ id: Product.ID) async throws {
    try await perform("remove \(id)") { $0.cart = $0.cart.removing(id) }
  }
}

extension MemoryShop: OrderRepository {
  public func orders() -> Changes<[Order]> {
    changes(\.orders)
  }

  public func place(_ draft: OrderDraft) async throws -> Order {
    try await perform("place") { contents in
      if let order = contents.placed[draft.id] { return order }
      guard contents.cart == draft.cart else { throw ShopProblem.cartChanged(contents.cart) }
      let order = Order(id: contents.orders.count + 1, date: Date(timeIntervalSince1970: 1_800_000_000), draft)
      contents.orders.insert(order, at: 0)
      contents.placed[draft.id] = order
      contents.cart = Cart()
      return order
    }
  }
}

extension MemoryShop: ProfileRepository {
  public func profile() -> Changes<ShopperProfile> {
    changes(\.profile)
  }

  public func save(_ profile: ShopperProfile) async throws {
    try await perform("save \(profile.name)") { $0.profile = profile }
  }

  public func picture() -> Changes<ProfilePicture?> {
    changes(\.picture)
  }

  public func setPicture(_ content: PictureContent?) async throws {
    try await perform(content == nil ? "remove the picture" : "save the picture") {
      $0.picture = content.map(ProfilePicture.init(inMemory:))
    }
  }
}

extension ProfilePicture {
  /// Creates a picture whose address contains it. An app shows it; pages show a symbol, since they load from addresses.
  fileprivate init(inMemory content: PictureContent) {
    let address = "data:\(content.kind.mediaType);base64,\(content.data.base64EncodedString())"
    self.init(kind: content.kind, byteCount: content.data.count, address: URL(string: address)!)
  }
}

extension MemoryShop: SettingsRepository {
  public func settings() -> Changes<ShopSettings> {
    changes(\.settings)
  }

  public func save(_ settings: ShopSettings) async throws {
    try await perform("save settings") { $0.settings = settings }
  }
}

extension MemoryShop.Contents {
  func product(_ id: Product.ID) -> Product? {
    products.first { $0.id == id }
  }
}
