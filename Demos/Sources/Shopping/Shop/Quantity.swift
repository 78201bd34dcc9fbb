/// The quantity of a product, from 1 to 99.
public struct Quantity: RawRepresentable, Hashable, Sendable {
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
