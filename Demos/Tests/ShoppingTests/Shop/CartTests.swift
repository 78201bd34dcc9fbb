import Testing

@testable import Shopping

struct CartTests {
  private let cart = Cart(items: [
    Cart.Item(product: MemoryShop.samples[0], quantity: Quantity(clamping: 2)),
    Cart.Item(product: MemoryShop.samples[1], quantity: .one),
  ])

  @Test func cartSumsQuantitiesAndPrices() {
    #expect(cart.count == 3)
    #expect(cart.total == Money(2 * 45_90 + 14_90, "EUR"))
    #expect(Cart().total == nil)
  }

  @Test func quantitiesStayInRange() {
    #expect(Quantity(rawValue: 0) == nil)
    #expect(Quantity(rawValue: 100) == nil)
    #expect(Quantity(clamping: 1000).rawValue == 99)
    #expect(Quantity(clamping: -1).rawValue == 1)
  }

  @Test func onlyProductsInTheCartChange() {
    let id = MemoryShop.samples[1].id
    #expect(cart.setting(Quantity(clamping: 5), of: id).quantity(of: id) == 5)
    #expect(cart.setting(Quantity(clamping: 5), of: Product.ID(rawValue: 9)) == cart)
    #expect(cart.removing(id).items.map(\.product.name) == ["Moss Teapot"])
  }

  @Test func onlyAvailableProductsAreInTheDraft() {
    #expect(OrderDraft(Cart()) == nil)
    #expect(OrderDraft(Cart(items: [Cart.Item(product: MemoryShop.samples[2], quantity: .one)])) == nil)
    #expect(OrderDraft(cart)?.total == cart.total)
    #expect(OrderDraft(cart)?.id != OrderDraft(cart)?.id)
  }

  @Test func addressOfAProductIsItsNumber() {
    #expect(Product.ID("42")?.rawValue == 42)
    #expect(Product.ID("teapot") == nil)
    #expect(Product.ID(rawValue: 42).description == "42")
  }

  @Test(arguments: [
    ("Ada", "ada@example.com", nil), ("  ", "ada@example.com", "Please enter a name."),
    ("Ada", "ada", "Please enter an email address."), (String(repeating: "a", count: 51), "a@b.c", "That is too long."),
  ])
  func profileReportsItsErrors(name: String, email: String, problem: String?) {
    #expect(ShopperProfile(name: name, email: email).problem == problem)
  }
}
