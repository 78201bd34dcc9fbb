/// A page of the account. Its raw value is part of the page's address.
public enum AccountPage: String, CaseIterable, Sendable {
  case profile
  case settings
  case favorites
  case orders

  var title: String {
    switch self {
    case .profile: "Profile"
    case .settings: "Settings"
    case .favorites: "Favorites"
    case .orders: "Orders"
    }
  }
}

extension AccountPage: LosslessStringConvertible {
  public init?(_ description: String) {
    self.init(rawValue: description)
  }

  public var description: String { rawValue }
}
