/// A page of the account, and what an address says of it.
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
