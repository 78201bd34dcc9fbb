import Foundation

/// A length in points as CSS writes it. What is no number, negative or too large to mean anything becomes the nearest
/// that is: CSS drops a declaration with a negative size.
func cssLength(_ length: Double) -> String {
  let bounded = length.isNaN ? 0 : min(max(length, 0), 100_000)
  return "\(cssNumber(bounded))px"
}

/// A distance in points as CSS writes it, in either direction.
func cssOffset(_ distance: Double) -> String { "\(cssCoordinate(distance))px" }

/// A number of points without the unit, in either direction; what is no number is none.
func cssCoordinate(_ number: Double) -> String {
  cssNumber(number.isNaN ? 0 : min(max(number, -100_000), 100_000))
}

/// A number as CSS writes it: without exponent, with at most three digits after the point.
func cssNumber(_ number: Double) -> String {
  let thousandths = (number * 1000).rounded()
  if thousandths.truncatingRemainder(dividingBy: 1000) == 0 { return String(Int(thousandths / 1000)) }
  return String(thousandths / 1000)
}
