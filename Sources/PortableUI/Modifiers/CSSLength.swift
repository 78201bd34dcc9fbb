import Foundation

/// Returns a length in points as a CSS length. NaN becomes 0, and other values are clamped, since CSS drops a
/// declaration with a negative size.
func cssLength(_ length: Double) -> String {
  let bounded = length.isNaN ? 0 : min(max(length, 0), 100_000)
  return "\(cssNumber(bounded))px"
}

/// Returns a signed distance in points as a CSS length.
func cssOffset(_ distance: Double) -> String { "\(cssCoordinate(distance))px" }

/// Returns a signed number of points without the unit. NaN becomes 0.
func cssCoordinate(_ number: Double) -> String {
  cssNumber(number.isNaN ? 0 : min(max(number, -100_000), 100_000))
}

/// Returns a number for CSS, without an exponent and with at most three fraction digits.
func cssNumber(_ number: Double) -> String {
  let thousandths = (number * 1000).rounded()
  if thousandths.truncatingRemainder(dividingBy: 1000) == 0 { return String(Int(thousandths / 1000)) }
  return String(thousandths / 1000)
}
