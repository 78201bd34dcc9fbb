/// Conversions between values and the segments of an address.
///
/// A value has a segment if its type is `LosslessStringConvertible`, or `RawRepresentable` with a string, as many enums
/// are.
enum AddressSegment {
  /// Returns the segment of a value, or `nil` if it has none that a browser would leave unchanged.
  static func text(of value: Any) -> String? {
    let text: String? =
      if let value = value as? any LosslessStringConvertible {
        value.description
      } else {
        (value as? any RawRepresentable)?.rawValue as? String
      }
    guard let text, !["", ".", ".."].contains(text) else { return nil }
    return text
  }

  /// Returns the value of a type for a segment.
  static func value(of text: String, as type: Any.Type) -> AnyHashable? {
    let value: Any? =
      if let type = type as? any LosslessStringConvertible.Type {
        type.init(text)
      } else {
        (type as? any RawRepresentable<String>.Type)?.init(rawValue: text)
      }
    return (value as? any Hashable).map { AnyHashable($0) }
  }
}
