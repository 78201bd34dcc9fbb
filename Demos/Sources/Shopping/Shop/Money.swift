import Foundation
import SwiftUIShim

/// An amount of money in the smallest unit of its currency, so that sums are exact.
public struct Money: Hashable, Codable, Sendable {
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

/// The quantity of a product, from 1 to 99.
public struct Quantity: RawRepresentable, Hashable, Codable, Sendable {
  public static let range = 1...99
  public static let one = Quantity(clamping: 1)

  public let rawValue: Int

  /// Returns `nil` for a number outside of ``range``.
  public init?(rawValue: Int) {
    guard Self.range.contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// Creates the quantity in ``range`` that is nearest to a number.
  public init(clamping number: Int) {
    rawValue = min(max(number, Self.range.lowerBound), Self.range.upperBound)
  }
}

extension Money {
  /// Returns the amount in the format of a locale, for example "€1,234.50" or "1.234,50 €".
  public func formatted(in locale: Locale) -> String {
    amount.formatted(.currency(code: currencyCode).locale(locale))
  }

  /// The amount as programs read it, for example "1234.50".
  var plainText: String {
    let digits = Self.digits[currencyCode] ?? 2
    let number = String(minorUnits.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - number.count)) + number
    let fraction = digits == 0 ? "" : ".\(padded.suffix(digits))"
    return "\(minorUnits < 0 ? "-" : "")\(padded.dropLast(digits))\(fraction)"
  }

  /// Reads an amount such as "1234.50" or "1234". Returns `nil` for another text.
  init?(euros text: String) {
    guard let match = text.wholeMatch(of: /([0-9]{1,7})(?:\.([0-9]{1,2}))?/), let euros = Int(match.1) else {
      return nil
    }
    let cents = Int((String(match.2 ?? "") + "00").prefix(2)) ?? 0
    self.init(euros * 100 + cents, "EUR")
  }

  /// The amount as a decimal number, which is exact.
  private var amount: Decimal {
    let digits = Self.digits[currencyCode] ?? 2
    return Decimal(sign: minorUnits < 0 ? .minus : .plus, exponent: -digits, significand: Decimal(minorUnits.magnitude))
  }

  /// The number of digits of the minor unit in ISO 4217, for currencies that don't have two.
  private static let digits = [
    "BHD": 3, "BIF": 0, "CLP": 0, "DJF": 0, "GNF": 0, "IQD": 3, "ISK": 0, "JOD": 3, "JPY": 0, "KMF": 0, "KRW": 0,
    "KWD": 3, "LYD": 3, "OMR": 3, "PYG": 0, "RWF": 0, "TND": 3, "UGX": 0, "UYI": 0, "VND": 0, "VUV": 0, "XAF": 0,
    "XOF": 0, "XPF": 0,
  ]
}

/// A price in the format of the user's locale.
struct PriceText: View {
  @Environment(\.locale) private var locale
  private let price: Money

  init(_ price: Money) {
    self.price = price
  }

  var body: some View {
    Text(price.formatted(in: locale))
  }
}
