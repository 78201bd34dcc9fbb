/// A tab of the shop, and what an address says of it.
public enum ShopTab: String, CaseIterable, Sendable {
  case products
  case favorites
  case cart
  case account
}
