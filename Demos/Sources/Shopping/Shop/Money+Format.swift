import Foundation

extension Money {
  /// Returns the amount in the format of a locale, for example "€1,234.50" or "1.234,50 €".
  public func formatted(in locale: Locale) -> String {
    amount.formatted(.currency(code: currencyCode).locale(locale))
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
