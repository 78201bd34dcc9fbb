import Foundation

extension Money {
  /// The amount as it is written in a locale: "€1,234.50", "1.234,50 €".
  public func formatted(in locale: Locale) -> String {
    amount.formatted(.currency(code: currencyCode).locale(locale))
  }

  /// Decimal, not a floating-point number: what is written is what is counted.
  private var amount: Decimal {
    let digits = Self.digits[currencyCode] ?? 2
    return Decimal(sign: minorUnits < 0 ? .minus : .plus, exponent: -digits, significand: Decimal(minorUnits.magnitude))
  }

  /// How many digits ISO 4217 gives the minor unit, where these aren't two.
  private static let digits = [
    "BHD": 3, "BIF": 0, "CLP": 0, "DJF": 0, "GNF": 0, "IQD": 3, "ISK": 0, "JOD": 3, "JPY": 0, "KMF": 0, "KRW": 0,
    "KWD": 3, "LYD": 3, "OMR": 3, "PYG": 0, "RWF": 0, "TND": 3, "UGX": 0, "UYI": 0, "VND": 0, "VUV": 0, "XAF": 0,
    "XOF": 0, "XPF": 0,
  ]
}
