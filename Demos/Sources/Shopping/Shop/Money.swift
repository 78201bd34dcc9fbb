import Foundation

/// An amount of money in the smallest unit of its currency, so that sums are exact.
public struct Money: Hashable, Sendable {
  public let minorUnits: Int
  /// The ISO 4217 code, such as `EUR`.
  public let currencyCode: String

  public init(_ minorUnits: Int, _ currencyCode: String) {
    self.minorUnits = minorUnits
    self.currencyCode = currencyCode
  }
}

extension Money {
  /// Returns the sum, or `nil` if the currencies differ or the sum overflows.
  public func adding(_ other: Money) -> Money? {
    guard currencyCode == other.currencyCode else { return nil }
    let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
    return overflow ? nil : Money(sum, currencyCode)
  }

  /// Returns the price of several, or `nil` if it overflows.
  public func times(_ quantity: Quantity) -> Money? {
    let (product, overflow) = minorUnits.multipliedReportingOverflow(by: quantity.rawValue)
    return overflow ? nil : Money(product, currencyCode)
  }

  /// Returns the sum of several amounts, or `nil` if there are none or they can't be added.
  public static func total(of amounts: [Money?]) -> Money? {
    guard let first = amounts.first else { return nil }
    return amounts.dropFirst().reduce(first) { sum, amount in amount.flatMap { sum?.adding($0) } }
  }
}
