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
  /// The sum; `nil` where the currencies differ or the amount is too large to be counted.
  public func adding(_ other: Money) -> Money? {
    guard currencyCode == other.currencyCode else { return nil }
    let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
    return overflow ? nil : Money(sum, currencyCode)
  }

  /// The price of several; `nil` where the amount is too large to be counted.
  public func times(_ quantity: Quantity) -> Money? {
    let (product, overflow) = minorUnits.multipliedReportingOverflow(by: quantity.rawValue)
    return overflow ? nil : Money(product, currencyCode)
  }

  /// The sum of several amounts; `nil` where there are none, or no sum.
  public static func total(of amounts: [Money?]) -> Money? {
    guard let first = amounts.first else { return nil }
    return amounts.dropFirst().reduce(first) { sum, amount in amount.flatMap { sum?.adding($0) } }
  }
}
