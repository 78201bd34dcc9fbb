/// A tab of the shop. Its raw value is part of the tab's address.
public enum ShopTab: String, CaseIterable, Sendable {
  case products
  case favorites
  case cart
  case account
}
