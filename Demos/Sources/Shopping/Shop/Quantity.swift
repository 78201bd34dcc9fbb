/// How many of a product: at least one, and no more than a parcel holds.
public struct Quantity: RawRepresentable, Hashable, Sendable {
  public static let range = 1...99
  public static let one = Quantity(clamping: 1)

  public let rawValue: Int

  /// Fails outside ``range``.
  public init?(rawValue: Int) {
    guard Self.range.contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// The nearest quantity that is possible.
  public init(clamping number: Int) {
    rawValue = min(max(number, Self.range.lowerBound), Self.range.upperBound)
  }
}
