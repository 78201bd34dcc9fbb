import Foundation
import SwiftUIShim

/// The shopper's name and email address.
public struct ShopperProfile: Equatable, Sendable {
  public var name: String
  public var email: String

  public init(name: String, email: String) {
    self.name = name
    self.email = email
  }

  /// The reason why the profile can't be saved, or `nil`.
  public var problem: String? {
    if name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty { return String(localized: "Please enter a name.") }
    if name.count > 50 || email.count > 100 { return String(localized: "That is too long.") }
    if email.wholeMatch(of: /[^@\s]+@[^@\s]+\.[^@\s]+/) == nil {
      return String(localized: "Please enter an email address.")
    }
    return nil
  }
}

/// The shopper's settings.
public struct ShopSettings: Equatable, Sendable {
  public var order = ProductOrder.featured
  public var showsSoldOut = true
  public var confirmsRemoval = true

  public init() {}
}

/// The order of listed products.
public enum ProductOrder: String, CaseIterable, Sendable {
  case featured
  case name
  case priceAscending
  case priceDescending
}
